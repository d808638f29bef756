/**
 * The only colours the artwork may use: paper, ink, one signal colour and tints of the three. The paper and its shade are
 * the light forms of `paper` and `surface` in theme/tokens.css, and those of the night the dark forms of these and of
 * `muted`, so that a drawing has no edge on its page.
 */
export const palette = {
  paper: '#f6f1e6',
  paperShade: '#ece4d3',
  ink: '#16140f',
  inkLift: '#2c2820',
  inkHaze: '#4a4437',
  night: '#15120e',
  nightShade: '#211d17',
  nightMark: '#c3b9a7',
  signal: '#d8371f',
  signalDeep: '#a92512',
}

/** The parts a colour can play in a picture. */
export interface Colours {
  /** What the picture is printed on. */
  ground: string
  /** A step away from the ground, for large quiet areas. */
  shade: string
  /** What most of the picture is drawn with. */
  mark: string
  /** The one colour that stands out. */
  accent: string
  /** Whether inks darken where they overlap, as on paper; on a dark ground they simply cover. */
  overprint: boolean
  /** Whether marks are light instead of ink: what is shaded is then lit, so that no face becomes a negative. */
  lit: boolean
}

export const schemes = {
  paper: {
    ground: palette.paper,
    shade: palette.paperShade,
    mark: palette.ink,
    accent: palette.signal,
    overprint: true,
    lit: false,
  },
  ink: {
    ground: palette.ink,
    shade: palette.inkLift,
    mark: palette.paper,
    accent: palette.signal,
    overprint: false,
    lit: false,
  },
  signal: {
    ground: palette.signal,
    shade: palette.signalDeep,
    mark: palette.ink,
    accent: palette.paper,
    overprint: false,
    lit: false,
  },
  /** What a picture on paper is in the dark scheme. Its marks are not as bright as words, because some fill half a picture. */
  night: {
    ground: palette.night,
    shade: palette.nightShade,
    mark: palette.nightMark,
    accent: palette.signal,
    overprint: false,
    lit: true,
  },
} satisfies Record<string, Colours>

export type SchemeName = keyof typeof schemes
