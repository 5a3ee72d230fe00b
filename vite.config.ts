import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { englishPages, messageOptions } from './scripts/messages.ts'
import { chunkGroups } from './vite.chunks.ts'

export default defineConfig({
  plugins: [paraglideVitePlugin(messageOptions), englishPages(), tailwindcss(), reactRouter()],
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
})
