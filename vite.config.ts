import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { englishPages, messageOptions } from './scripts/messages.ts'
import { chunkGroups } from './vite.chunks.ts'

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), englishPages(), tailwindcss(), reactRouter()],
  // Known from the start: a package found later, on a first page, would be bundled anew under it.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.test.{ts,tsx}', '!src/web/entry.server.tsx'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
})
