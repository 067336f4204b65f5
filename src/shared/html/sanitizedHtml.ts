import DOMPurify, { type Config } from 'dompurify';

/** Sanitizes HTML by DOMPurify's own Trusted Types policy; browsers without Trusted Types get a string. */
export function sanitizedHtml(html: string, rules: Config): TrustedHTML {
  return DOMPurify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true });
}
