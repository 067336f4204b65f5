/** Sentences of the server with their Portuguese, in the same form as `portugueseMessages`. */
export const portugueseRefusals: Readonly<Record<string, string>> = {
  // A new brand.
  'the id {} is not 2 to 32 of a-z, 0-9 and -, beginning with a letter; did you mean {}?':
    'O identificador {} precisa ter de 2 a 32 caracteres entre a-z, 0-9 e -, começando por letra. Que tal {}?',
  'the id {} is not 2 to 32 of a-z, 0-9 and -, beginning with a letter':
    'O identificador {} precisa ter de 2 a 32 caracteres entre a-z, 0-9 e -, começando por letra.',
  'there is a brand {} already; {} is free': 'Já existe a marca {}; {} está livre.',
  'the id {} is reserved: {}; {} is free': 'O identificador {} é reservado: {}; {} está livre.',
  'it is a host name of the product': 'é um domínio do produto',
  'Windows has no files of that name': 'o Windows não aceita arquivos com esse nome',
  'it is a word of the product, so the leak search could not look for it':
    'é uma palavra do produto, e a busca de vazamentos não poderia procurar por ela',
  '{} is no CNPJ: its check digits differ': '{} não é um CNPJ: os dígitos verificadores não conferem.',
  '{} is no address such as {}': '{} não é um endereço como {}.',
  'the name is empty': 'O nome está vazio.',
  'there is no brand {} to start from': 'Não existe a marca {} para servir de base.',
  'The configuration has errors of syntax or no list of brands: solve that first':
    'A configuração tem erros de sintaxe ou não tem a lista de marcas: resolva isso primeiro.',
  'The new brand has problems; nothing was written': 'A marca nova tem problemas; nada foi gravado.',
  'color.primary is {}: the nearest shade of {} that passes the check.':
    'color.primary é {}: o tom mais próximo de {} que passa na verificação.',
  '{} shows no color: choose one by hand': '{} não tem nenhuma cor: escolha uma.',
  '{} is no color: expected "#rrggbb" or another CSS color':
    '{} não é uma cor: use "#rrggbb" ou outra cor de CSS.',
  'The color is translucent: expected an opaque color': 'A cor é translúcida: use uma cor opaca.',
  // Pictures and fonts.
  'The picture has {} bytes, and at most {} are read': 'A imagem tem {} bytes; o máximo é {}.',
  'The picture cannot be read: {}': 'Não deu para ler a imagem: {}',
  'The text of the picture cannot be turned into paths, because {}: turn it into paths in the drawing program ({} is drawn without fonts)':
    'O texto da imagem não pode virar curvas, porque {}: converta em curvas no programa de desenho ({} é desenhada sem fontes).',
  'the text has the attribute {}': 'o texto tem o atributo {}',
  'the text has parts of its own': 'o texto tem partes internas',
  'the font {} is not one that the product ships': 'a fonte {} não vem com o produto',
  'the text has a place or size that is no plain number':
    'a posição ou o tamanho do texto não é um número simples',
  'The picture has too many details for {} bytes: use an SVG picture':
    'A imagem tem detalhes demais para {} bytes: use uma imagem SVG.',
  'As PNG the picture has {} bytes, and its budget is {}: use fewer colors, or an SVG picture':
    'Em PNG a imagem tem {} bytes, e o limite é {}: use menos cores, ou uma imagem SVG.',
  'The picture is {} × {} pixels: icons are made from a square one':
    'A imagem tem {} × {} pixels: os ícones são feitos de uma imagem quadrada.',
  'The picture is {} × {} pixels: at most 40 million pixels are read':
    'A imagem tem {} × {} pixels: o máximo são 40 milhões de pixels.',
  'The picture is a {} file: use SVG, PNG or JPEG': 'A imagem é um arquivo {}: use SVG, PNG ou JPEG.',
  'The picture is cut short or damaged: export it again':
    'A imagem está cortada ou danificada: exporte de novo.',
  'drawn at {} × {} pixels; an SVG picture stays sharp in every size':
    'desenhada em {} × {} pixels; uma imagem SVG fica nítida em qualquer tamanho',
  'drawn at 1200 × 630 pixels as PNG': 'desenhada em 1200 × 630 pixels, em PNG',
  'kept as it is, because a smaller file would look different':
    'mantida como está, porque um arquivo menor mudaria o desenho',
  '{} text turned into paths': '{} texto convertido em curvas',
  '{} texts turned into paths': '{} textos convertidos em curvas',
  '{} has {} bytes, and at most {} are read': '{} tem {} bytes; o máximo é {}.',
  '{}: {} bytes, {} with Latin letters alone': '{}: {} bytes, {} só com as letras latinas',
  '{} cannot be read as a font: {}': 'Não deu para ler {} como fonte: {}',
  'There is no font among the files: drop a WOFF2, TTF or OTF file with its license':
    'Não há fonte entre os arquivos: solte um arquivo WOFF2, TTF ou OTF com a licença.',
  '{} is no license: {}': '{} não é uma licença: {}',
  // Changes and their files.
  'There is no brand {}': 'Não existe a marca {}.',
  '{} has no site yet: solve its problems first': '{} ainda não tem site: resolva os problemas primeiro.',
  '{} has problems: solve them first': '{} tem problemas: resolva-os primeiro.',
  'The brand has problems': 'A marca tem problemas.',
  'The brand cannot be resolved': 'A marca tem problemas na configuração.',
  '{} is no path of the site': '{} não é um caminho do site.',
  '{} holds no {}': 'Em {} não existe {}.',
  '{} is an SVG picture': '{} é uma imagem SVG.',
  'The theme of {} is in {}, which it shares: the studio writes to {} only':
    'O tema de {} está em {}, compartilhado: o estúdio grava só em {}.',
  'There is no directory {} to write to': 'Não existe a pasta {} para gravar.',
  '{} cannot be changed in the studio': '{} não pode ser alterado no estúdio.',
  '{} is no field of a brand': '{} não é um campo de marca.',
  'The product has no text {} that a brand can replace': 'O produto não tem o texto {} para trocar.',
  'voice.json is no JSON object: repair it in an editor first':
    'voice.json não é um objeto JSON: conserte em um editor primeiro.',
  '{} is no file of {}': '{} não é um arquivo de {}.',
  '{} is a link, and the studio writes to no link': '{} é um link, e o estúdio não grava em links.',
  'The sandbox cannot start: {}': 'O sandbox não iniciou: {}',
  // What is published.
  '{} is new since {}': '{} é nova desde {}.',
  'There is no build of {} in dist: run {}': 'Não há build de {} em dist: execute {}',
  'The brands are in no git repository, so there is nothing to compare with':
    'As marcas não estão em um repositório git, então não há com o que comparar.',
  'There is no revision {} in {}.': 'Não existe a revisão {} em {}.',
  'a new brand': 'marca nova',
  'could not be resolved at {}': 'tinha problemas em {}',
  'code of every artifact: {}': 'código de todas as marcas: {}',
  'error pages: now in the look of {}': 'páginas de erro: agora com a aparência de {}',
  "error pages: {}'s {}": 'páginas de erro: {} ({})',
  'settings: {}': 'ajustes: {}',
  'theme tokens: {}': 'tokens do tema: {}',
  'pictures: {}': 'imagens: {}',
  'fonts: {}': 'fontes: {}',
  'legal pages: {}': 'páginas legais: {}',
  'voice: {}': 'textos da marca: {}',
};
