import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { asciiScripts } from './scripts/build/ascii-scripts.ts'
import { iconSheet } from './scripts/build/icon-sheet.ts'
import { limitNumbers } from './scripts/build/limit-numbers.ts'
import { shortStarters } from './scripts/build/short-starters.ts'
import { stacklessMarks } from './scripts/build/stackless-marks.ts'
import { unusedRouterParts } from './scripts/build/unused-router-parts.ts'
import { englishPages, messageOptions, singleMessages } from './scripts/messages.ts'
import { chunkGroups } from './vite.chunks.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    // A build comes after `node scripts/messages.ts`, which has compiled them.
    command === 'serve' && paraglideVitePlugin(messageOptions),
    singleMessages(),
    asciiScripts(),
    englishPages(),
    iconSheet(),
    limitNumbers(),
    shortStarters(),
    stacklessMarks(),
    unusedRouterParts(),
    oneStyleSheet(),
    tailwindcss(),
    reactRouter(),
  ],
  // Known from the start: a package found later, on a first page, would be bundled anew under it.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!src/web/**/*.test.{ts,tsx}', '!src/web/entry.server.tsx'] },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: fileOfChunk } } },
    },
    ssr: {
      // One file with its packages: loading hundreds of modules takes longer than all else of a start.
      build: { rolldownOptions: { output: { codeSplitting: false } } },
      ...(command === 'build'
        ? { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': JSON.stringify('production') } }
        : {}),
    },
  },
  build: { modulePreload: { resolveDependencies: preloaded } },
}))

/** Parts that pages share have no name but a number, which says nothing, and a page names dozens of them. */
function fileOfChunk({ name }: { name: string }): string {
  return /^pages-\d+$/.test(name) ? 'assets/[hash].js' : 'assets/[name]-[hash].js'
}

/** Texts of errors import what nearly all pages have loaded, whose names would take more of each page than they save. */
function preloaded(file: string, files: string[]): string[] {
  return file.includes('/error-text-') ? [] : files
}

/**
 * Lets Vite's preload helper recognise the style sheet that every page links. React Router adds a `#` to its address; without this
 * the first part that is loaded later links the sheet again, and the browser styles the whole page anew.
 */
function oneStyleSheet(): Plugin {
  const adding = 'styles.add(link.href)'
  return {
    name: 'pangat:one-style-sheet',
    apply: 'build',
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js') return undefined
      if (!code.includes(adding)) throw new Error('the preload helper has another shape')
      return code.replace(adding, "styles.add(link.href.replace(/#$/, ''))")
    },
  }
}
