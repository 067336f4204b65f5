import { expect, test } from 'vitest';
import { appLinks } from './appLinks.ts';

const fingerprints = [Array.from({ length: 32 }, () => 'AB').join(':')];
const contentOf = (apps: Parameters<typeof appLinks>[0]['apps']) =>
  Object.fromEntries(
    appLinks({ apps }).map((file) => [
      file.path,
      'content' in file ? JSON.parse(Buffer.from(file.content).toString()) : null,
    ]),
  );

test('tells Android which app opens links and shares passwords', () => {
  expect(contentOf({ android: { package: 'br.example.app', fingerprints }, ios: null })).toEqual({
    'site/.well-known/assetlinks.json': [
      {
        relation: [
          'delegate_permission/common.handle_all_urls',
          'delegate_permission/common.get_login_creds',
        ],
        target: {
          namespace: 'android_app',
          package_name: 'br.example.app',
          sha256_cert_fingerprints: fingerprints,
        },
      },
    ],
  });
});

test('tells iOS which apps open pages, and keeps files in the browser', () => {
  const ios = ['A1B2C3D4E5.br.example.app'];
  const { applinks, webcredentials } = contentOf({ android: null, ios })[
    'site/.well-known/apple-app-site-association'
  ];
  expect(webcredentials).toEqual({ apps: ios });
  expect(applinks.details).toHaveLength(1);
  expect(applinks.details[0].appIDs).toEqual(ios);
  expect(applinks.details[0].components).toContainEqual({ '/': '/assets/*', exclude: true });
  expect(applinks.details[0].components.at(-1)).toEqual({ '/': '*' });
});

test('is no file for a brand without apps', () => {
  expect(appLinks({ apps: { android: null, ios: null } })).toEqual([]);
});
