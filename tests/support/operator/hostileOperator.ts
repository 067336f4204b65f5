const script = '</title></script><script>window.pwned=1</script><img src=x onerror="window.pwned=2">';

/** Returns responses by path of an operator whose back office is compromised, all valid by the contract. */
export function hostileResponses(siteOrigin: string): Record<string, unknown> {
  const links = [
    'javascript:window.pwned=3',
    ' java\tscript:window.pwned=4',
    'data:text/html,<script>window.pwned=5</script>',
    '//evil.example/',
    '/\\evil.example/',
    `${siteOrigin}//evil.example/`,
  ];
  const menu = links.map((link, index) => ({ label: `${script}${index}`, link }));
  const game = {
    id: `"><svg onload=window.pwned=6>`,
    name: script,
    slug: 'a\ud800b/../../c',
    image: 'data:image/svg+xml,<svg onload="window.pwned=7">',
    provider: { id: 'x', name: script, slug: '../../..' },
  };
  return {
    '/v2/settings/': {
      general_title: script,
      general_logo: 'javascript:window.pwned=8',
      general_favicon: 'data:image/svg+xml,<svg onload="window.pwned=9">',
      general_main_color: 'red;background:url(https://evil.example/x.png)',
      general_background_color: 'url(https://evil.example/x.png)',
      colors_text: 'expression(window.pwned=10)',
      colors_surface: '#fff}*{background:url(https://evil.example/x.png)}',
      general_facebook: 'javascript:window.pwned=11',
      general_instagram: '//evil.example/profile',
      general_support_link: 'javascript:window.pwned=12',
      general_menu_site: [...menu, { label: 'Cassino', link: '/casino' }],
      general_menu_start: menu,
      general_menu_mobile: menu,
      general_dynamic_buttons: menu,
      footer_disclaimer: `${script}<style>*{display:none}</style><p>aviso`,
      footer_disclaimer_image: '//evil.example/x.png',
      deposit_popup_message: script,
      deposit_popup_enable: true,
    },
    '/v2/images/': { register: 'javascript:window.pwned=13', login: '//evil.example/x.png' },
    '/v2/promotions': [
      {
        id: 'golpe',
        title: script,
        image: '//evil.example/x.png',
        description: `<svg><script>window.pwned=14</script></svg><p onclick="window.pwned=15" style="position:fixed">texto ${links
          .map((link) => `<a href="${link.replaceAll('"', '&quot;')}">aqui</a>`)
          .join(
            ' ',
          )}<img src=x onerror=window.pwned=16><form action="//evil.example"><input name=a></form><b><div>solto`,
        starts_at: 'never',
      },
      { id: '../../evil', title: 'fora', description: '' },
    ],
    '/v2/banners': links.map((link, index) => ({
      id: index,
      image: index % 2 === 0 ? '/storage/banner.png' : 'javascript:window.pwned=17',
      image_mobile: '/storage/banner.png, //evil.example/x.png 2x',
      link,
    })),
    '/v2/casino-games/category': [
      { id: 1, name: script, slug: '../../evil', games: [game] },
      { id: 2, name: script, slug: 'golpe', games: [game, { ...game, id: 'b', slug: 'b' }] },
    ],
    '/api/casino-games/providers': [
      { id: 'x', name: script, slug: '../../..', image: 'javascript:window.pwned=18' },
      { id: 'y', name: script, slug: 'golpe', image: '/storage/\\\\evil.example/x.png' },
    ],
    '/api/seo': {
      title: script.repeat(50),
      content: `"><script>window.pwned=19</script>${'longo '.repeat(50_000)}`,
    },
  };
}
