// The cards of movies. A card stays the same element as long as its movie is there, so that nobody loses their place.

export class MovieList {
  #list;
  #count;
  #actions;
  #cards = new Map();
  #movies = [];
  #words = [];

  constructor(list, count, actions) {
    this.#list = list;
    this.#count = count;
    this.#actions = actions;
  }

  /** Shows these movies, in this order. */
  show(movies) {
    const isFirst = this.#cards.size === 0;
    this.#movies = movies;
    const kept = new Set(movies.map(({ id }) => id));
    for (const [id, card] of this.#cards) if (!kept.has(id)) this.#drop(id, card);
    movies.forEach((movie, index) => {
      const known = this.#cards.get(movie.id);
      const card = known ?? this.#make(movie.id);
      if (card.show(movie) && !isFirst) card.shine();
      // An element that is moved loses the focus: only those in a wrong place are.
      if (this.#list.children[index] !== card.element) this.#list.insertBefore(card.element, this.#list.children[index]);
    });
    this.#filter();
  }

  /** Shows only what has all these words. */
  find(text) {
    this.#words = text.toLowerCase().split(/\s+/).filter(Boolean);
    this.#filter();
  }

  #make(id) {
    const card = new MovieCard(this.#actions);
    this.#cards.set(id, card);
    return card;
  }

  #drop(id, card) {
    // Whoever was on the card goes on with the next one.
    const next = card.element.nextElementSibling ?? card.element.previousElementSibling;
    if (card.element.contains(document.activeElement)) next?.querySelector('button')?.focus();
    card.element.remove();
    this.#cards.delete(id);
  }

  #filter() {
    let count = 0;
    for (const movie of this.#movies) {
      const text = `${movie.title} ${movie.genre ?? ''} ${movie.description ?? ''} ${movie.releaseYear ?? ''}`.toLowerCase();
      const isFound = this.#words.every((word) => text.includes(word));
      this.#cards.get(movie.id).element.hidden = !isFound;
      if (isFound) count++;
    }
    const all = this.#movies.length;
    const text = count === all ? `${all} ${all === 1 ? 'movie' : 'movies'}` : `${count} of ${all} movies`;
    if (this.#count.textContent !== text) this.#count.textContent = text;
  }
}

class MovieCard {
  #text = '';
  #movie;

  constructor({ edit, remove }) {
    this.element = document.getElementById('card').content.cloneNode(true).firstElementChild;
    this.#part('.edit').addEventListener('click', () => edit(this.#movie));
    this.#part('.delete').addEventListener('click', () => remove(this.#movie));
  }

  #part(selector) {
    return this.element.querySelector(selector);
  }

  /** Shows a movie, and says whether anything of it is another than before. */
  show(movie) {
    const text = JSON.stringify(movie);
    if (text === this.#text) return false;
    this.#text = text;
    this.#movie = movie;
    const { title, releaseYear, genre, description, averageRating } = movie;
    this.#part('h2').textContent = title;
    this.#part('.facts').textContent = [releaseYear, genre, rating(averageRating)].filter(Boolean).join(' · ');
    this.#part('.description').textContent = description ?? '';
    for (const part of this.element.querySelectorAll('.unseen')) part.textContent = ` ${title}`;
    const poster = this.#part('.poster');
    poster.textContent = [...title][0] ?? '';
    poster.style.setProperty('--hue', hue(genre ?? title));
    return true;
  }

  /** Shows for a moment that there is something new. */
  shine() {
    this.element.classList.remove('changed');
    // Asking for a measure makes the browser take note of the class that is gone, so that the animation begins anew.
    void this.element.offsetWidth;
    this.element.classList.add('changed');
  }
}

function rating(value) {
  return value === null || value === undefined ? '' : `★ ${value}/10`;
}

/** A colour for a text: always the same one. */
function hue(text) {
  let value = 0;
  for (const character of text) value = (value * 31 + character.codePointAt(0)) % 360;
  return value;
}
