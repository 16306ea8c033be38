/** A letter with a link to its anchor or page; the current letter is marked. */
export type LetterLink = { name: string; href: string; isShown?: true }

/** Navigation by letter. */
export const LetterLinks = ({ label, letters }: { label: string; letters: readonly LetterLink[] }) => (
  <nav aria-label={label} className="no-print mt-6">
    <ul className="flex flex-wrap gap-2">
      {letters.map(({ name, href, isShown = false }) => (
        <li key={href}>
          <a
            href={href}
            aria-current={isShown ? 'page' : undefined}
            className="grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-2 font-semibold text-accent no-underline hover:border-accent hover:bg-accent-soft aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
