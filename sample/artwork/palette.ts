/** The only colours the artwork may use: paper, ink, one signal colour and tints of the three. */
export const palette = {
  paper: '#f4efe4',
  paperShade: '#e4dac5',
  ink: '#16140f',
  inkLift: '#2c2820',
  inkHaze: '#4a4437',
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
}

export const schemes = {
  paper: {
    ground: palette.paper,
    shade: palette.paperShade,
    mark: palette.ink,
    accent: palette.signal,
    overprint: true,
  },
  ink: {
    ground: palette.ink,
    shade: palette.inkLift,
    mark: palette.paper,
    accent: palette.signal,
    overprint: false,
  },
  signal: {
    ground: palette.signal,
    shade: palette.signalDeep,
    mark: palette.ink,
    accent: palette.paper,
    overprint: false,
  },
} satisfies Record<string, Colours>

export type SchemeName = keyof typeof schemes
