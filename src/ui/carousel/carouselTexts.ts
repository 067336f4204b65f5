export interface CarouselTexts {
  /** What the whole thing is, for screen readers, e.g. `carrossel`. */
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** Name of a slide and of the dot that leads to it, e.g. `1 de 4`. */
  position: (slide: number, slides: number) => string;
}
