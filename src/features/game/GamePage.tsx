import type { ReactNode } from 'react';

export function GamePage({ notFound }: { notFound: ReactNode }) {
  return notFound;
}
