import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { appleAppLinks } from '../deploy/headerRules.ts';
import { type ArtifactFile, textFile } from '../output/artifactFile.ts';

const json = (path: string, content: unknown): ArtifactFile =>
  textFile(`site${path}`, `${JSON.stringify(content, null, 1)}\n`);

// Paths of files, which stay in the browser.
const ofFiles = ['/assets/*', '/brand/*', '/builds/*', '/third-party-notices.txt'];

/** Returns the files by which Android and iOS open links of the site in the brand's own apps; none without apps. */
export function appLinks({ apps: { android, ios } }: Pick<BrandSettings, 'apps'>): ArtifactFile[] {
  const files: ArtifactFile[] = [];
  if (android)
    files.push(
      json('/.well-known/assetlinks.json', [
        {
          relation: [
            'delegate_permission/common.handle_all_urls',
            'delegate_permission/common.get_login_creds',
          ],
          target: {
            namespace: 'android_app',
            package_name: android.package,
            sha256_cert_fingerprints: android.fingerprints,
          },
        },
      ]),
    );
  if (ios)
    files.push(
      json(appleAppLinks, {
        applinks: {
          details: [
            {
              appIDs: ios,
              components: [...ofFiles.map((path) => ({ '/': path, exclude: true })), { '/': '*' }],
            },
          ],
        },
        webcredentials: { apps: ios },
      }),
    );
  return files;
}
