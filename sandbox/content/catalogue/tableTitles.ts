import type { ThemeName } from '../../art/themes.ts';

// Live tables and shows by theme, comma-separated.
export const liveTitles: Partial<Record<ThemeName, string>> = {
  roleta: `Roleta ao Vivo, Roleta Brasileira, Roleta Turbo, Roleta Salão Imperial, Lightning Bolt Roulette, Roleta Copacabana,
    Roleta VIP Paulista, Auto Roulette Gold, Roleta Relâmpago 500, Speed Roulette Prime, Roleta da Madrugada, Roleta Pérola,
    Roleta Europeia Noir, Immersive Wheel, Roleta Carnaval, Roleta Arena`,
  cartas: `Blackjack Brasil 1, Blackjack Brasil 2, Blackjack VIP Rubi, Blackjack Salão Prata, Speed Blackjack Rio, Infinite Table 21,
    Blackjack Noturno, Blackjack Esmeralda, Texas Poker ao Vivo, Blackjack Club, Casino Hold'em Sul, Blackjack Festa,
    Dragon & Tiger Live, Guerra de Cartas, Poker Caribe, Football Card Show`,
  bacara: `Baccarat Brasileiro, Baccarat Jade, Speed Baccarat A, Speed Baccarat B, Baccarat Squeeze, Baccarat Marfim,
    Baccarat Salão Vermelho, Baccarat Imperial, Baccarat Prosperity, Baccarat Fortuna`,
  'game-show': `Roda Maluca, Show do Bilhete, Giro da Fama, Monopólio da Sorte, Coin Flip Show, Mega Roda ao Vivo, Balão Mágico Show,
    Noite de Prêmios, Torre de Cubos, Circo dos Números, Ilha do Giro, Treasure Wheel Live, Roda do Bairro, Cash Studio`,
  dados: 'Dados ao Vivo, Sic Bo Turbo, Sic Bo Avenida, Super Sic Bo Jade, Três Dados ao Vivo',
};

// Crash and instant games.
export const crashTitles: Partial<Record<ThemeName, string>> = {
  crash: `Aviãozinho Vermelho, Foguete X, Balão Azul, Crash Carioca, Rocket Ride, Jet Boss, Astro Crash, Zepelim, Turbo Wings,
    Bomba Relógio, Lunar Lift, Helicóptero do Morro, Disco Voador X, High Flyer Club, Pipa Voada, Sky Limit, Paraquedas,
    Storm Chaser X, Cometa Crash, Subida Livre`,
};

// Tables played against the machine.
export const tableTitles: Partial<Record<ThemeName, string>> = {
  roleta: 'Roleta Clássica, Roleta Francesa, Roleta da Praça, Roleta 3D Deluxe, European Wheel, Roleta Zen',
  cartas: `Blackjack Clássico, Multihand 21, Vídeo Poker Valetes, Caribbean Stud, Poker Club, Blackjack Switchboard, Poker Real,
    Poker do Cão Vermelho`,
  bacara: 'Baccarat Clássico, Mini Baccarat, Punto e Banco',
  dados: 'Sic Bo Clássico, Sic Bo Mesa, Hi-Lo Dados, Dado Certo, Sic Bo Dourado',
};
