export type SportName = 'Futebol' | 'Basquete' | 'Tênis' | 'Vôlei' | 'E-sports';

export interface League {
  // As in a URL.
  id: string;
  sport: SportName;
  region: string;
  name: string;
  // Six names for each match that is played at the same time.
  sides: readonly string[];
}

const sideCount = 6;

/** Returns how many matches of a league are played at the same time. */
export const fieldsOf = ({ sides }: League): number => Math.floor(sides.length / sideCount);

/** Returns the sides that play on one field of a league, so that no side plays twice at the same time. */
export const sidesOf = ({ sides }: League, field: number): readonly string[] =>
  sides.slice(field * sideCount, (field + 1) * sideCount);

// All names are invented.
const table: readonly [SportName, string, string, string, string][] = [
  [
    'Futebol',
    'Brasil',
    'liga-do-mirante',
    'Liga do Mirante',
    'Atlético Ipê,União Barra,Serrano FC,Náutico do Vale,Real Jaraguá,Porto Alto,Guarani do Norte,Ferroviário Sul,Boa Vista EC,Estrela do Mar,Operário Azul,Cruz da Mata',
  ],
  [
    'Futebol',
    'Brasil',
    'copa-da-serra',
    'Copa da Serra',
    'Pinheiral,Vale Verde,Independente do Lago,Araucária FC,Colinas,Rio Manso,Tropeiros,Monte Claro,Imperial,Ponte Nova AC,Sertanejo,Campo Alegre',
  ],
  [
    'Futebol',
    'Brasil',
    'taca-litoral',
    'Taça Litoral',
    'Marítimo,Coqueiral,Farol FC,Restinga,Baía Azul,Areia Branca',
  ],
  [
    'Futebol',
    'América do Sul',
    'copa-dos-andes',
    'Copa dos Andes',
    'Cóndor,Deportivo Sur,La Ribera,Atlético Pampas,Cordillera,Unión Plata,Altiplano,Rosales,Nacional del Este,Sportivo Norte,Puerto Viejo,San Telmo Sur',
  ],
  [
    'Futebol',
    'Europa',
    'liga-do-norte',
    'Liga do Norte',
    'Northbridge,Ashford Rovers,Kingsmere,Westhaven,Redfield City,Stonegate,Lakeside United,Oldcastle,Harbour Town,Millwater,Brightmoor,Fairholm',
  ],
  [
    'Futebol',
    'Europa',
    'liga-atlantica',
    'Liga Atlântica',
    'Sporting da Ria,Alcântara FC,Belavista,Vitória do Tejo,Académico Norte,Ribeirense',
  ],
  [
    'Basquete',
    'Brasil',
    'circuito-nacional',
    'Circuito Nacional',
    'Falcões,Tubarões,Lobos do Sul,Raios,Jacarés,Carcarás',
  ],
  [
    'Basquete',
    'América do Norte',
    'conferencia-leste',
    'Conferência Leste',
    'Harbor Kings,Steel Hawks,Bay Comets,River Giants,Summit Wolves,Metro Flyers',
  ],
  [
    'Tênis',
    'Circuito masculino',
    'aberto-de-ilhabela',
    'Aberto de Ilhabela',
    'L. Prado,M. Teles,R. Uchoa,J. Sampaio,C. Viana,P. Bastos',
  ],
  [
    'Tênis',
    'Circuito feminino',
    'taca-das-palmeiras',
    'Taça das Palmeiras',
    'A. Furtado,B. Moura,I. Castanho,T. Lobo,N. Arruda,V. Sá',
  ],
  [
    'Vôlei',
    'Brasil',
    'superliga-ficticia',
    'Superliga Fictícia',
    'Minas Clube,Praia Vôlei,Serra Azul,Maré Alta,Bloqueio FC,Saque Forte',
  ],
  [
    'E-sports',
    'Tiro tático',
    'arena-digital',
    'Arena Digital',
    'Onça Gaming,Byte Força,Capivara Squad,Norte Wolves,Trovão,Lua Nova',
  ],
  [
    'E-sports',
    'Estratégia',
    'liga-pixel',
    'Liga Pixel',
    'Pixel Reis,Turbo Mico,Guará e-Club,Nébula,Arara Azul,Quartzo',
  ],
];

export const leagues: readonly League[] = table.map(([sport, region, id, name, sides]) => ({
  id,
  sport,
  region,
  name,
  sides: sides.split(','),
}));
