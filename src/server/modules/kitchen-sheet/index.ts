// The public API of this module: what is to be cooked for a day.
export { estimatedYields } from './queries/estimated-yields.ts'
