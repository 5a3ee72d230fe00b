/** What the build says of itself: scripts/build-worker.ts puts it in. */
export interface Build {
  /** Differs between builds with other files. */
  id: string
  /** Path of the page that opens without a network. */
  page: string
  /** Path of the list of all routes, which every page of this build names and none of another one. */
  mark: string
  /** Paths of the files that it needs. */
  files: readonly string[]
}

declare const BUILD_OF_WORKER: Build
export const build = BUILD_OF_WORKER
