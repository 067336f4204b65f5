import type { Build } from './brandRecord.ts';
import { sha256 } from './contentHash.ts';
import type { ShippedPackage, ShippedPackages } from './shippedPackages.ts';

/** npm's `sha512-<base64>` as CycloneDX writes it. */
function hashes(integrity: string | undefined) {
  const sha512 = integrity?.split(' ').find((part) => part.startsWith('sha512-'));
  if (!sha512) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512.slice(7), 'base64').toString('hex') }] };
}

function component({ name, version, ref, license, integrity }: ShippedPackage) {
  return {
    type: 'library',
    'bom-ref': ref,
    name,
    version,
    purl: ref,
    ...(license ? { licenses: [{ expression: license }] } : {}),
    ...hashes(integrity),
  };
}

interface SbomInput {
  shipped: ShippedPackages;
  /** Families that the theme loads. */
  fonts: readonly string[];
  brand: string;
  env: string;
  build: Build;
  commit: string | null;
}

/** Returns a CycloneDX 1.6 bill of what runs in the browser: libraries, fonts, and which artifact it is. */
export function sbom({ shipped, fonts, brand, env, build, commit }: SbomInput): string {
  const { product, libraries, dependencies } = shipped;
  const ofFonts = fonts.flatMap((family) => shipped.fonts[family] ?? []);
  const facts = { brand, env, build: build.id, ...(commit ? { commit } : {}) };
  const body = {
    metadata: {
      timestamp: build.timestamp,
      component: {
        type: 'application',
        'bom-ref': product.ref,
        name: product.name,
        version: product.version,
      },
      properties: Object.entries(facts).map(([name, value]) => ({ name: `artifact:${name}`, value })),
    },
    components: [...libraries, ...ofFonts].map(component),
    dependencies: dependencies.map(({ ref, dependsOn }) =>
      ref === product.ref
        ? { ref, dependsOn: [...dependsOn, ...ofFonts.map((font) => font.ref)].sort() }
        : { ref, dependsOn },
    ),
  };
  return `${JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialNumber(body), version: 1, ...body },
    null,
    1,
  )}\n`;
}

/** A UUID made of the content, because a random one would differ from build to build. */
function serialNumber(body: unknown): string {
  const hex = sha256(JSON.stringify(body));
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
