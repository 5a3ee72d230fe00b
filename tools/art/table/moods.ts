/** What a meal is laid on: cloth, its print, the napkin beside. */
export interface Mood {
  base: string
  deep: string
  ink: string
  ink2: string
  print: 'lotus' | 'buti' | 'jaali' | 'bandhani' | 'ikat' | 'gingham'
  /** Cloth and stripes of the napkin. */
  napkin: readonly [string, string]
  /** Opacity of the print. */
  printed: number
}

export const moods = {
  wedding: {
    base: '#7a1030',
    deep: '#43061b',
    ink: '#e9b65a',
    ink2: '#ffdf9a',
    print: 'lotus',
    napkin: ['#f6e3bd', '#c8962f'],
    printed: 0.38,
  },
  punjabi: {
    base: '#a8401c',
    deep: '#5c1c0a',
    ink: '#ffcf87',
    ink2: '#fff0cf',
    print: 'buti',
    napkin: ['#f3d48c', '#8f1f3a'],
    printed: 0.3,
  },
  gujarati: {
    base: '#d99514',
    deep: '#9a5c06',
    ink: '#fff3cf',
    ink2: '#b3261e',
    print: 'bandhani',
    napkin: ['#b3261e', '#ffe6a8'],
    printed: 0.55,
  },
  south: {
    base: '#0f5a4a',
    deep: '#06332b',
    ink: '#e7c877',
    ink2: '#fff1c4',
    print: 'jaali',
    napkin: ['#fff8e7', '#c99a2e'],
    printed: 0.3,
  },
  maharashtrian: {
    base: '#0d6a5f',
    deep: '#073c3b',
    ink: '#ffc75a',
    ink2: '#ffe9b8',
    print: 'buti',
    napkin: ['#f5a623', '#6d1142'],
    printed: 0.34,
  },
  rajasthani: {
    base: '#c2336a',
    deep: '#7a123f',
    ink: '#ffd98a',
    ink2: '#fff3d6',
    print: 'bandhani',
    napkin: ['#ffb52e', '#1f6f6a'],
    printed: 0.5,
  },
  bengali: {
    base: '#f1e6d3',
    deep: '#d2bd9a',
    ink: '#b3202c',
    ink2: '#b3202c',
    print: 'lotus',
    napkin: ['#ffffff', '#c4202f'],
    printed: 0.42,
  },
  festive: {
    base: '#34206f',
    deep: '#1a0d42',
    ink: '#f5b83d',
    ink2: '#ff7fa5',
    print: 'lotus',
    napkin: ['#f2558b', '#ffd36b'],
    printed: 0.36,
  },
  corporate: {
    base: '#24506b',
    deep: '#102c40',
    ink: '#9fd0e0',
    ink2: '#f6d9a0',
    print: 'jaali',
    napkin: ['#f4efe6', '#d98c3f'],
    printed: 0.22,
  },
  chinese: {
    base: '#8f1515',
    deep: '#4d0707',
    ink: '#f3b64a',
    ink2: '#ffe3a1',
    print: 'jaali',
    napkin: ['#1d1a1c', '#d9a53f'],
    printed: 0.3,
  },
  italian: {
    base: '#4f6b3a',
    deep: '#2b3f1f',
    ink: '#dfe8c3',
    ink2: '#ffffff',
    print: 'ikat',
    napkin: ['#fbf6ea', '#b8322a'],
    printed: 0.2,
  },
  mexican: {
    base: '#0f7d86',
    deep: '#074a52',
    ink: '#ffd166',
    ink2: '#ff6b6b',
    print: 'ikat',
    napkin: ['#ff8c42', '#fff1d0'],
    printed: 0.42,
  },
  lebanese: {
    base: '#2f3e86',
    deep: '#18214f',
    ink: '#cdd7ff',
    ink2: '#ffd98f',
    print: 'jaali',
    napkin: ['#f5ecd8', '#2a6f77'],
    printed: 0.32,
  },
  thai: {
    base: '#5a2a6b',
    deep: '#32123f',
    ink: '#ffd27a',
    ink2: '#fff0c9',
    print: 'lotus',
    napkin: ['#e3c14d', '#6a1a4a'],
    printed: 0.32,
  },
  cream: {
    base: '#f6e7cf',
    deep: '#e2c79d',
    ink: '#d9823b',
    ink2: '#b5482a',
    print: 'lotus',
    napkin: ['#c8553d', '#fff3df'],
    printed: 0.3,
  },
  terracotta: {
    base: '#b5522c',
    deep: '#6b2812',
    ink: '#ffe0b0',
    ink2: '#ffd28a',
    print: 'ikat',
    napkin: ['#fbf0dc', '#2a6f77'],
    printed: 0.26,
  },
  picnic: {
    base: '#fbf4e6',
    deep: '#e0d0b0',
    ink: '#c9302a',
    ink2: '#c9302a',
    print: 'gingham',
    napkin: ['#4f7a3a', '#fbf4e6'],
    printed: 0.62,
  },
} as const satisfies Record<string, Mood>

export type MoodName = keyof typeof moods
