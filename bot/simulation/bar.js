// The bar above simcord's page. Which channel, and through whose eyes, is in the tab's address: a link of the bar is an
// ordinary link. simcord's app opens its page without saying either, so the request is told both on its way out.
"use strict";

const here = new URLSearchParams(location.search);
const send = window.fetch;
window.fetch = (where, how) => send(where === "/api/pages" ? where + location.search : where, how);

const bar = document.createElement("nav");
bar.className = "bar";
bar.setAttribute("aria-label", "Channels and people");
document.body.prepend(bar);

function link(text, change, current) {
  const address = new URLSearchParams(here);
  for (const [key, value] of Object.entries(change)) address.set(key, value);
  const a = document.createElement("a");
  a.href = `?${address}${location.hash}`;
  a.textContent = text;
  if (current) a.setAttribute("aria-current", "true");
  return a;
}

// A channel has news if its latest message is later than the one this viewer last saw there. Ids grow with time.
function later(id, than) {
  return BigInt(id) > BigInt(than ?? 0);
}

function links({ channel, viewer, channels, viewers }) {
  const shown = channels.map(({ id, name, thread, latest }) => {
    const memory = `seen:${viewer}:${id}`;
    if (id === channel) localStorage.setItem(memory, latest);
    const a = link(`${thread ? "⤷ " : "# "}${name}`, { channel: id }, id === channel);
    a.classList.toggle("news", later(latest, localStorage.getItem(memory)));
    return a;
  });
  const people = viewers.map(({ id, name }) => {
    const a = link(name, { viewer: id }, id === viewer);
    a.dataset.personId = id;
    return a;
  });
  const as = document.createElement("span");
  as.textContent = "as";
  return [group(...shown), group(as, ...people, hour)];
}

// Time that somebody would have to wait for, a reminder for instance.
const hour = document.createElement("button");
hour.textContent = "+1 h";
hour.title = "Let an hour pass";
hour.addEventListener("click", async () => {
  hour.disabled = true;
  await send("/later", { headers: headers() });
  hour.disabled = false;
});

function headers() {
  return { "X-Simcord-Capability": location.hash.slice(1), "X-Simcord-Context": window.simcordPreview?.contextId };
}

// A right click, or the menu key, on a post or on a person of the bar offers what the bot has for them, as in Discord.
const menu = document.createElement("menu");
menu.className = "bar-menu";
menu.hidden = true;
document.body.append(menu);
let menus = { posts: [], people: [] };

function entry(of, { name, label }, target, whose) {
  const button = document.createElement("button");
  button.textContent = whose ? `${label} · ${whose}` : label;
  button.addEventListener("click", () => {
    menu.hidden = true;
    void send(`/menu?${new URLSearchParams({ of, name, target })}`, { headers: headers() });
  });
  return button;
}

function offered(target) {
  const post = target.closest?.("[data-message-id]");
  const person = target.closest?.("[data-person-id]");
  if (person) return menus.people.map((one) => entry("people", one, person.dataset.personId, person.textContent));
  if (!post) return [];
  const { messageId } = post.dataset;
  const author = post.querySelector(".message-app-badge") ? null : post.querySelector(".message-author");
  const onAuthor = author ? menus.people.map((one) => entry("people", one, messageId, author.textContent)) : [];
  return [...menus.posts.map((one) => entry("posts", one, messageId)), ...onAuthor];
}

document.addEventListener("contextmenu", (event) => {
  const entries = offered(event.target);
  if (!entries.length) return;
  event.preventDefault();
  menu.replaceChildren(...entries);
  menu.hidden = false;
  menu.style.left = `${Math.min(event.clientX, innerWidth - menu.offsetWidth)}px`;
  menu.style.top = `${Math.min(event.clientY, innerHeight - menu.offsetHeight)}px`;
  entries[0].focus();
});
document.addEventListener("keydown", ({ key }) => { if (key === "Escape") menu.hidden = true; });
document.addEventListener("pointerdown", ({ target }) => { if (!menu.contains(target)) menu.hidden = true; });

function group(...elements) {
  const div = document.createElement("div");
  div.append(...elements);
  return div;
}

let last = "";

async function show() {
  if (!window.simcordPreview?.authorized || document.hidden) return;
  const answer = await send("/bar.json", { headers: headers() });
  const news = answer.ok ? await answer.text() : last;
  if (news === last) return;
  last = news;
  const table = JSON.parse(news);
  menus = table.menus;
  here.set("channel", table.channel);
  here.set("viewer", table.viewer);
  history.replaceState(null, "", `?${here}${location.hash}`);
  bar.replaceChildren(...links(table));
  const named = (list, id) => list.find((one) => one.id === id)?.name;
  document.title = `#${named(table.channels, table.channel)} · ${named(table.viewers, table.viewer)}`;
}

async function watch() {
  await show().catch(() => {});
  setTimeout(watch, last ? 1000 : 100);
}
void watch();

// Discord suggests as soon as an option is entered; simcord's page waits for the first letter. Give it an empty one.
const entered = new WeakSet();
document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(".command-option-input[role=combobox]") || target.value || entered.has(target)) return;
  entered.add(target);
  target.dispatchEvent(new Event("input", { bubbles: true }));
});

// A command that the bot mentions can be clicked, as in Discord.
document.addEventListener("click", ({ target }) => {
  const composer = document.getElementById("channel-composer-input");
  if (!composer || !target.matches("span.command-mention")) return;
  composer.value = target.textContent;
  composer.dispatchEvent(new Event("input", { bubbles: true }));
  composer.focus();
});

// Whoever acts wants to see what comes of it, as in Discord; a picture that arrived late may have moved the end away.
const latest = document.getElementById("new-messages");
let acted = 0;
for (const kind of ["click", "keydown"]) document.addEventListener(kind, () => { acted = Date.now(); }, true);
new MutationObserver(() => {
  if (!latest.hidden && Date.now() - acted < 3000) latest.click();
}).observe(latest, { attributeFilter: ["hidden"] });
