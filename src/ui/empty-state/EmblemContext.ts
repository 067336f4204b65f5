import { createContext } from 'react';

// URL of a square picture above empty states; null: their icon alone.
export const EmblemContext = createContext<string | null>(null);
