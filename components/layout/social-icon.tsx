import type { FooterContent } from '@/lib/contract/content'

export type SocialNetwork = FooterContent['social'][number]['network']

/** Plain outlines that suggest the networks; their names are beside them. */
const PATHS: Record<SocialNetwork, string> = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.75 2-1.75h1.5V2.6C17 2.5 16 2.4 15 2.4c-2.8 0-4.5 1.6-4.5 4.6v2.5H7.5V13h3v8z',
  twitter: 'M4 4l16 16M20 4L4 20',
  youtube: 'M3 7.5C3 6 4 5 5.5 5h13C20 5 21 6 21 7.5v9c0 1.5-1 2.5-2.5 2.5h-13C4 19 3 18 3 16.5zM10 9v6l5-3z',
  linkedin: 'M5 9.5V19M5 5v.5M10 19v-9.5M10 13.5c0-2.5 1.5-4 4-4s4 1.5 4 4V19',
  instagram:
    'M4 8c0-2.5 1.5-4 4-4h8c2.5 0 4 1.5 4 4v8c0 2.5-1.5 4-4 4H8c-2.5 0-4-1.5-4-4zM12 8.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7zM16.8 7v.3',
}

export const SocialIcon = ({ network }: { network: SocialNetwork }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" className="line-drawing size-5">
    <path d={PATHS[network]} />
  </svg>
)
