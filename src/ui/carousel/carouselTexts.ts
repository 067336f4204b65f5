export interface CarouselTexts {
  // Role description, as in `carrossel`.
  carousel: string;
  slide: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  // Label of a slide and its dot, as in `1 de 4`.
  position: (slide: number, slides: number) => string;
}
