/** Coarse outlines of the land, drawn by hand from memory for a dot map: recognisable, and no good for sailing. */

type Place = readonly [longitude: number, latitude: number]

/** Each outline as pairs of longitude and latitude. */
const outlines = [
  // Eurasia, from Portugal by the north and the east round to the Mediterranean
  `-9 37, -9 43, -2 43, -5 48, 2 51, 8 54, 9 57, 12 55, 20 55, 24 59, 30 60, 22 60, 25 65, 21 64, 17 60, 15 56,
   12 57, 7 58, 5 62, 14 68, 25 71, 40 67, 44 66, 55 69, 68 69, 73 73, 88 75, 105 78, 113 74, 130 72, 140 73,
   160 70, 179 69, 179 65, 165 60, 162 56, 157 51, 156 58, 150 60, 140 55, 136 44, 130 42, 128 35, 126 35,
   125 40, 121 39, 118 39, 122 37, 119 35, 122 31, 120 26, 114 22, 108 21, 106 18, 109 12, 105 9, 101 13, 103 2,
   101 3, 98 9, 97 16, 92 22, 87 21, 80 15, 78 8, 73 18, 71 21, 66 25, 57 26, 52 27, 48 30, 51 25, 56 25, 59 22,
   52 16, 44 12, 39 21, 35 28, 34 31, 36 36, 28 37, 27 40, 36 41, 41 42, 38 46, 33 45, 30 46, 28 42, 24 40,
   23 37, 20 40, 14 45, 18 40, 16 38, 12 42, 8 44, 3 42, 0 39, -5 36`,
  // Africa
  `-6 36, 10 37, 11 33, 20 31, 30 31, 34 28, 37 21, 43 12, 51 12, 46 3, 40 -4, 40 -15, 35 -21, 32 -28, 26 -34,
   18 -34, 14 -22, 13 -9, 9 0, 9 4, 4 6, -8 5, -13 9, -17 15, -16 22, -10 31`,
  // North and Central America
  `-168 66, -156 71, -128 70, -110 68, -95 72, -82 68, -95 60, -92 57, -82 55, -79 52, -77 60, -72 62, -65 59,
   -56 53, -60 50, -66 50, -60 46, -70 43, -74 40, -76 35, -81 31, -80 26, -83 30, -90 30, -97 27, -97 21,
   -91 19, -87 21, -88 16, -83 14, -83 9, -77 8, -81 7, -86 11, -95 16, -105 20, -112 29, -110 23, -117 32,
   -124 40, -124 48, -135 58, -150 60, -162 55, -158 58, -166 62`,
  // South America
  `-77 8, -71 12, -60 9, -50 1, -35 -6, -39 -15, -48 -26, -57 -36, -65 -42, -68 -54, -74 -50, -72 -32, -70 -18,
   -81 -6, -80 1`,
  // Australia
  `114 -22, 122 -17, 130 -12, 136 -12, 136 -16, 140 -17, 143 -11, 147 -19, 153 -27, 150 -37, 143 -39, 138 -34,
   131 -31, 124 -34, 115 -34`,
  // Greenland, Great Britain, Ireland, Iceland, Japan, Sumatra, Java, Borneo, New Guinea, Philippines, Madagascar, New Zealand
  `-73 78, -55 82, -22 82, -20 74, -32 68, -43 60, -52 65, -54 71`,
  `-5 50, 1 51, 0 54, -2 57, -4 58, -6 57, -3 54`,
  `-10 52, -6 52, -6 55, -9 54`,
  `-24 65, -18 63, -14 65, -18 66`,
  `130 31, 135 34, 140 35, 142 40, 145 43, 142 45, 140 41, 136 37, 131 34`,
  `95 5, 104 -3, 105 -6, 101 -3`,
  `105 -6, 114 -7, 114 -9, 107 -8`,
  `109 1, 117 7, 119 3, 116 -4, 110 -2`,
  `131 -1, 141 -3, 150 -10, 141 -9, 134 -4`,
  `120 18, 122 17, 126 7, 122 7, 121 13`,
  `44 -17, 50 -14, 47 -25, 44 -23`,
  `173 -35, 178 -38, 171 -44, 167 -46, 173 -40`,
].map(parse)

function parse(outline: string): Place[] {
  return outline.split(',').map((pair) => {
    const [lon = 0, lat = 0] = pair.trim().split(' ').map(Number)
    return [lon, lat]
  })
}

export function isLand([lon, lat]: Place): boolean {
  return outlines.some((outline) => isInside(lon, lat, outline))
}

/** Counts how often a line to the east crosses the outline. */
function isInside(lon: number, lat: number, outline: readonly Place[]): boolean {
  let inside = false
  let [beforeLon, beforeLat] = outline[outline.length - 1] ?? [0, 0]
  for (const [atLon, atLat] of outline) {
    const crosses = atLat > lat !== beforeLat > lat
    if (crosses && lon < ((beforeLon - atLon) * (lat - atLat)) / (beforeLat - atLat) + atLon) inside = !inside
    beforeLon = atLon
    beforeLat = atLat
  }
  return inside
}
