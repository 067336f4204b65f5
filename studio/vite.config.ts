import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The studio is compiled on its own, so no byte of it can reach the players' app.
export default defineConfig({
  root: import.meta.dirname,
  envDir: false,
  plugins: [react()],
  oxc: { plugins: { styledComponents: { displayName: true, fileName: false, pure: true } } },
  resolve: { dedupe: ['react', 'react-dom'], preserveSymlinks: true },
  server: { fs: { allow: ['..'] } },
  build: { target: 'es2023', chunkSizeWarningLimit: 2_000 },
});
