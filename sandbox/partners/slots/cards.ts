// Cards on a table, numbered from 0: ace to king in each of four suits.
import { clubs, diamonds, hearts, spades } from '../../art/suits.ts';
import { at, prefersLessMotion, wait } from './frame.ts';

const cardMs = 350;
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const suits = [spades, hearts, diamonds, clubs];
const suitNames = ['espadas', 'copas', 'ouros', 'paus'];

export function clearHands() {
  for (const part of document.querySelectorAll('.hand :is(ol, b)')) part.replaceChildren();
  lightHands([]);
}

/** Lights the hands that have won. */
export function lightHands(winners: readonly string[]) {
  for (const hand of document.querySelectorAll('.hand'))
    hand.classList.toggle(
      'won',
      winners.some((winner) => hand.classList.contains(winner)),
    );
}

// The index is at the left, where a fan of cards still shows it.
function face(rank = '', suit = '') {
  const mark = `<svg viewBox="-20 -20 40 40"><path d="${suit}"/></svg>`;
  return `<span aria-hidden="true">${rank}${mark}</span>${mark}`;
}

/** Draws a card; a negative one is face down. */
export function drawCard(card: number) {
  const item = document.createElement('li');
  const suit = Math.floor(card / 13);
  item.className = card < 0 ? 'card back' : suit === 1 || suit === 2 ? 'card red' : 'card';
  item.setAttribute('aria-label', card < 0 ? 'Carta virada' : `${ranks[card % 13]} de ${suitNames[suit]}`);
  if (card >= 0) item.innerHTML = face(ranks[card % 13], suits[suit]);
  return item;
}

/** Waits as long as a card takes to its place. */
export const cardTime = () => wait(prefersLessMotion() ? 0 : cardMs);

/** Lays cards onto a hand, one after the other. */
export async function deal(hand: string, cards: number[], totalOf?: (cards: number[]) => number) {
  for (const [index, card] of cards.entries()) {
    at(hand).append(drawCard(card));
    if (totalOf) at(`${hand}-total`).textContent = String(totalOf(cards.slice(0, index + 1)));
    await cardTime();
  }
}
