import type { CarouselTexts } from '../../../ui/carousel/carouselTexts.ts';

export const carouselTexts: CarouselTexts = {
  carousel: 'carrossel',
  slide: 'destaque',
  previous: 'Destaque anterior',
  next: 'Próximo destaque',
  play: 'Passar destaques sozinho',
  pause: 'Parar os destaques',
  position: (slide, slides) => `${slide} de ${slides}`,
};
