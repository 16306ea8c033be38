type Props = { html: string; className?: string }

/** Renders HTML that our own server has sanitized. It must get no other HTML. */
export const Markup = ({ html, className }: Props) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place for it; the caller is responsible for sanitized HTML.
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
)
