const PATHS = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  cart: 'M3 4h2.5l2 11h10l2-8H6.5M9 20v.5M16.5 20v.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  error: 'M12 7v6M12 16.5v.5M12 3a9 9 0 100 18 9 9 0 000-18z',
  external: 'M14 5h5v5M19 5l-9 9M17 14v5H5V7h5',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18z',
  info: 'M12 11v6M12 7v.5M12 3a9 9 0 100 18 9 9 0 000-18z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  person: 'M12 12a4 4 0 100-8 4 4 0 000 8zM4 21c0-4 3.5-6 8-6s8 2 8 6',
  search: 'M11 4a7 7 0 100 14 7 7 0 000-14zM16 16l5 5',
  warning: 'M12 4L2.5 20h19L12 4zM12 10v5M12 17.5v.5',
} as const

export type IconName = keyof typeof PATHS

type Props = { name: IconName; className?: string }

/** An outline icon in the color of its text. It is decorative: the text beside it has the meaning. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`line-drawing ${className}`}>
      <path d={PATHS[name]} />
    </svg>
  )
}
