/** A laid leaf that waits for its helpings. */
export function EmptyLeaf() {
  return (
    <svg aria-hidden viewBox="0 0 240 120" className="w-60">
      <path
        d="M8 84C8 38 66 12 232 12c0 62-58 96-132 96C42 108 8 102 8 84Z"
        className="fill-leaf-wash stroke-leaf"
        strokeWidth="2"
      />
      <path
        d="M14 92C74 62 140 40 214 22"
        fill="none"
        className="stroke-leaf"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <g fill="none" className="stroke-leaf" strokeWidth="1" opacity="0.55">
        <path d="M44 78 38 50M74 66 68 34M104 55 100 25M134 46 132 19M164 37 164 15M56 74 74 104M88 62 112 106M120 51 150 98M152 41 184 82M182 32 210 58" />
      </g>
      <g fill="none" className="stroke-line-strong" strokeWidth="1.5" strokeDasharray="4 4">
        <circle cx="78" cy="88" r="10" />
        <circle cx="118" cy="76" r="10" />
        <circle cx="158" cy="62" r="10" />
      </g>
    </svg>
  )
}
