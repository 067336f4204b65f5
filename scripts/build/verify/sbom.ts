import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import { sha256 } from '../output/contentHash.ts';
import type { Build } from '../render/brandRecord.ts';
import type { OwnFontNotice } from '../render/stampableBrand.ts';
import type { ShippedPackage, ShippedPackages } from './shippedPackages.ts';

// Reads npm's `sha512-<base64>`.
function hashes(integrity: string | undefined): [Enums.HashAlgorithm, string][] {
  const sha512 = integrity?.split(' ').find((part) => part.startsWith('sha512-'));
  if (!sha512) return [];
  return [[Enums.HashAlgorithm['SHA-512'], Buffer.from(sha512.slice(7), 'base64').toString('hex')]];
}

function component({ name, version, ref, license, integrity }: ShippedPackage): Models.Component {
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: ref,
    version,
    purl: ref,
    licenses: new Models.LicenseRepository(license ? [new Models.LicenseExpression(license)] : []),
    hashes: new Models.HashDictionary(hashes(integrity)),
  });
}

function ownFont({ family, hashes }: OwnFontNotice): Models.Component {
  return new Models.Component(Enums.ComponentType.Library, family, {
    bomRef: `font:${family}`,
    licenses: new Models.LicenseRepository([new Models.NamedLicense('third-party-notices.txt')]),
    hashes: new Models.HashDictionary(
      hashes.slice(0, 1).map((hash) => [Enums.HashAlgorithm['SHA-256'], hash]),
    ),
  });
}

interface SbomInput {
  shipped: ShippedPackages;
  // Families that the theme loads.
  fonts: readonly string[];
  ownFonts: readonly OwnFontNotice[];
  brand: string;
  env: string;
  build: Build;
  commit: string | null;
}

const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));

/** Returns a CycloneDX 1.6 bill of what runs in the browser: libraries, fonts, and the artifact itself. */
export function sbom({ shipped, fonts, ownFonts, brand, env, build, commit }: SbomInput): string {
  const { product, libraries, dependencies } = shipped;
  const ofFonts = fonts.flatMap((family) => shipped.fonts[family] ?? []);
  const facts = Object.entries({ brand, env, build: build.id });
  if (commit) facts.push(['commit', commit]);
  const application = new Models.Component(Enums.ComponentType.Application, product.name, {
    bomRef: product.ref,
    version: product.version,
  });
  const components = [...[...libraries, ...ofFonts].map(component), ...ownFonts.map(ownFont)];
  const byRef = new Map([application, ...components].map((one) => [one.bomRef.value, one]));
  const ofProduct = {
    ref: product.ref,
    dependsOn: [...ofFonts.map((font) => font.ref), ...ownFonts.map(({ family }) => `font:${family}`)],
  };
  for (const { ref, dependsOn } of [...dependencies, ofProduct])
    for (const other of dependsOn) {
      const needed = byRef.get(other);
      if (needed) byRef.get(ref)?.dependencies.add(needed.bomRef);
    }
  const bill = new Models.Bom({
    serialNumber: serialNumber([facts, build.timestamp, product, libraries, ofFonts, ownFonts]),
    components: new Models.ComponentRepository(components),
    metadata: new Models.Metadata({
      timestamp: new Date(build.timestamp),
      component: application,
      properties: new Models.PropertyRepository(
        facts.map(([name, value]) => new Models.Property(`artifact:${name}`, value)),
      ),
    }),
  });
  return `${serializer.serialize(bill, { sortLists: true, space: 1 })}\n`;
}

// Derives the UUID from the content, because a random value would differ from build to build.
function serialNumber(content: unknown): string {
  const hex = sha256(JSON.stringify(content));
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
