/** The card fields look like our own controls: colors as in `app/globals.css`, without their `#`. */
export const FIELDS_STYLE = {
  text: '1a2529',
  muted: '4b585e',
  line: '6a777d',
  accent: '0f3d4c',
  danger: 'a3231d',
  paper: 'ffffff',
  radius: '4',
} as const
