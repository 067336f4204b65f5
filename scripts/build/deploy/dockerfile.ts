import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';

/** Returns a Dockerfile for the official nginx image; its build context is the artifact's directory. */
export function dockerfile({ id }: Pick<BrandSettings, 'id'>): string {
  return `# Build it from the artifact's folder: docker build --file deploy/Dockerfile --tag ${id} .
# TLS ends in a proxy in front, which sends X-Forwarded-Proto and leaves Host as it is.
ARG NGINX_TAG=1.28.0-alpine
FROM nginx:\${NGINX_TAG} AS artifact
WORKDIR /artifact
COPY . .
# Names the files that differ. Source maps may be absent.
RUN sed '/  sourcemaps\\//d' SHA256SUMS | sha256sum -c > checked || { grep FAILED checked; exit 1; }
FROM nginx:\${NGINX_TAG}
COPY --from=artifact /artifact/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=artifact /artifact/site /srv/${id}/site
EXPOSE 80
`;
}
