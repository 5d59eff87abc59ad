import type { MediaMotif } from '../types.ts'
import {
  at,
  circle,
  type Draw,
  type Drawing,
  each,
  ellipse,
  faded,
  ground,
  leaf,
  line,
  moved,
  path,
  rect,
  ring,
  star,
  turned,
} from './shapes.ts'

const lesson: Draw = ({ main, accent, cream }) =>
  rect(222, 262, 356, 216, 8, main) +
  circle(400, 370, 58, cream) +
  path('M384 342 L428 370 L384 398Z', accent)

const chart: Draw = ({ main, deep, accent }) =>
  each([60, 110, 84, 150, 176], (height, index) =>
    rect(250 + index * 64, 440 - height, 40, height, 8, index % 2 ? accent : main),
  ) + line('M240 458 H560', deep, 6)

const program: Draw = ({ main, deep, pale, accent, cream }) =>
  rect(222, 262, 356, 216, 8, deep) +
  at(
    '246,290,90 276,324,150 276,358,110 306,392,170 276,426,70 360,290,60 400,358,90',
    (x, y, width, index) => rect(x, y, width, 14, 7, [accent, pale, main, pale, accent, pale, cream][index]!),
  )

const sections: Draw = ({ main, deep, accent, cream }) =>
  rect(222, 262, 110, 216, 8, main) +
  each([280, 320, 360], (y) => rect(240, y, 74, 14, 7, cream)) +
  rect(350, 262, 228, 110, 8, accent) +
  each([350, 468], (x) => rect(x, 390, 110, 88, 8, deep))

function screen(content: Draw): Drawing {
  return {
    tilt: 1,
    draw: (palette, choose) => {
      const { main, deep, pale, ink, cream } = palette
      return [
        ground(582, 290),
        rect(190, 226, 420, 304, 22, ink),
        rect(208, 246, 384, 250, 10, cream),
        content(palette, choose),
        path('M140 530 H660 L640 566 Q636 574 626 574 H174 Q164 574 160 566Z', main),
        path('M140 530 H660 L654 541 H146Z', pale),
        rect(350, 530, 100, 14, 7, deep),
      ].join('')
    },
  }
}

const record: Draw = ({ main, deep, pale, accent, ink, cream }) =>
  [
    circle(460, 400, 196, ink),
    each([172, 148, 124, 100], (r) => ring(460, 400, r, '#ffffff22', 4)),
    circle(460, 400, 70, accent),
    circle(460, 400, 12, cream),
    rect(150, 204, 330, 392, 16, main),
    circle(315, 400, 110, deep),
    path('M205 400 A110 110 0 0 1 425 400Z', pale),
    rect(180, 232, 120, 18, 9, cream),
  ].join('')

const notes: Draw = ({ main, deep, accent }) =>
  [
    line('M330 520 V270 L540 230 V480', main, 34),
    path('M313 254 L557 208 V290 L313 336Z', main),
    at('280,526 490,486', (x, y) => turned(-18, x, y, ellipse(x, y, 70, 52, deep))),
    circle(190, 300, 16, accent),
    circle(610, 360, 22, accent),
    star(220, 410, 26, accent),
  ].join('')

const waveform: Draw = ({ main, accent, ink, cream }) =>
  [
    rect(150, 240, 500, 320, 36, ink),
    each([60, 120, 90, 180, 220, 130, 200, 100, 150, 70, 40], (height, index) =>
      rect(196 + index * 38, 400 - height / 2, 22, height, 11, index < 6 ? accent : main),
    ),
    line('M430 270 V530', cream, 6),
    circle(430, 400, 14, cream),
  ].join('')

const keys: Draw = ({ main, deep, pale, accent, ink, cream }) =>
  [
    rect(150, 260, 500, 290, 26, main),
    each([0, 1, 2, 3, 4, 5, 6], (index) => rect(176 + index * 64.5, 350, 60, 176, 8, cream)),
    each([0, 1, 3, 4, 5], (index) => rect(218 + index * 64.5, 350, 38, 104, 6, ink)),
    each([0, 1, 2], (index) => circle(200 + index * 56, 306, 18, index ? pale : accent)),
    rect(460, 290, 164, 32, 10, deep),
  ].join('')

export const media: Record<MediaMotif, Drawing> = {
  book: {
    tilt: 7,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) => {
      const art = choose(
        circle(412, 400, 62, accent) + path('M300 520 Q360 420 420 470 Q480 510 530 440 V560 H300Z', deep),
        each([330, 382, 434, 486], (x, index) =>
          rect(x - 14, 560 - 50 * (index + 1), 34, 50 * (index + 1), 8, accent),
        ),
        each([-60, -30, 0, 30, 60], (angle) => leaf(412, 545, angle, 150, accent, deep)),
        path('M412 340 L500 450 L412 560 L324 450Z', accent) +
          path('M412 395 L456 450 L412 505 L368 450Z', deep),
        each([70, 46, 22], (r, index) => circle(412, 455, r, index % 2 ? deep : accent)),
      )
      return [
        rect(258, 190, 318, 432, 14, deep),
        rect(262, 200, 300, 410, 8, cream),
        each([580, 590, 600], (y) => line(`M290 ${y} H556`, '#d9cdb8', 2)),
        rect(236, 178, 316, 396, 14, main),
        path('M250 178 H280 V574 H250 Q236 574 236 560 V192 Q236 178 250 178Z', ink),
        moved(2, -22, art),
        rect(322, 222, 184, 20, 10, cream),
        rect(322, 256, 120, 14, 7, pale),
        path('M480 574 H514 V650 L497 632 L480 650Z', accent),
      ].join('')
    },
  },
  course: screen(lesson),
  dashboard: screen(chart),
  code: screen(program),
  website: screen(sections),
  record: { tilt: 6, draw: record },
  notes: { tilt: 6, draw: notes },
  waveform: { tilt: 6, draw: waveform },
  keys: { tilt: 6, draw: keys },
  font: {
    tilt: 5,
    draw: ({ main, deep, accent, pale, ink, cream }, choose) => {
      const serif = choose(true, false)
      const [sheet, letter, mark] = choose([cream, ink, accent], [main, cream, ink], [ink, cream, accent])
      const feet = serif
        ? at('226,508 354,508', (x, y) => line(`M${x} ${y} h66`, letter, 14)) +
          line('M532 508 h34', letter, 14)
        : ''
      return [
        turned(5, 400, 400, rect(180, 190, 440, 420, 26, deep)),
        rect(180, 190, 440, 420, 26, sheet),
        each([300, 508], (y) => line(`M210 ${y} H590`, mark === ink ? pale : mark, 4)),
        faded(0.5, line('M210 386 H590', main === sheet ? pale : main, 3)),
        line('M258 500 L324 306 L390 500 M282 436 H366', letter, serif ? 24 : 34),
        ring(492, 448, 50, letter, serif ? 24 : 34),
        line('M542 398 V502', letter, serif ? 24 : 34),
        feet,
        each([230, 262, 294], (x, index) =>
          circle(x, 562, 11, [accent, main === sheet ? pale : main, deep][index]!),
        ),
        rect(440, 554, 140, 14, 7, mark),
      ].join('')
    },
  },
  camera: {
    tilt: 3,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) =>
      [
        ground(584, 220),
        choose(
          path('M310 290 L340 228 H460 L490 290Z', deep),
          rect(330, 236, 140, 70, 16, deep),
          rect(230, 246, 150, 60, 16, deep),
        ),
        rect(520, 256, 60, 40, 12, accent),
        rect(180, 278, 440, 298, 40, main),
        rect(180, 348, 440, 150, 0, choose(deep, ink, pale)),
        circle(400, 424, 122, cream),
        circle(400, 424, 104, ink),
        circle(400, 424, 74, deep),
        circle(400, 424, 44, accent),
        circle(376, 398, 18, '#ffffffcc'),
        rect(214, 300, 64, 30, 10, cream),
        circle(566, 316, 14, accent),
      ].join(''),
  },
  page: {
    tilt: 6,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) => {
      const list = each([300, 362, 424, 486, 548], (y, index) =>
        [
          rect(292, y - 16, 32, 32, 9, index < 3 ? accent : pale),
          index < 3 ? line(`M300 ${y} l7 8 l11 -15`, ink, 5) : '',
          rect(342, y - 9, [150, 120, 166, 104, 140][index]!, 18, 9, index < 3 ? '#d8d2c6' : main),
        ].join(''),
      )
      const month = each([0, 1, 2, 3, 4], (row) =>
        each([0, 1, 2, 3, 4], (column) => {
          const fill = (row * 3 + column * 2) % 7 === 0 ? accent : (row + column) % 4 === 0 ? main : pale
          return rect(288 + column * 46, 300 + row * 54, 38, 44, 8, fill)
        }),
      )
      const report =
        circle(350, 360, 66, pale) +
        path('M350 360 V294 A66 66 0 0 1 407 393Z', accent) +
        path('M350 360 L407 393 A66 66 0 0 1 317 417Z', main) +
        each([320, 350, 380], (y) => rect(436, y - 8, 76, 16, 8, '#d8d2c6')) +
        each([0, 1, 2, 3], (index) =>
          rect(
            290 + index * 58,
            560 - [50, 86, 66, 110][index]!,
            42,
            [50, 86, 66, 110][index]!,
            8,
            index % 2 ? main : deep,
          ),
        )
      const layout =
        rect(288, 296, 226, 110, 10, accent) +
        path('M288 396 L350 336 L400 380 L440 350 L514 406 H298 Q288 406 288 396Z', deep) +
        each([430, 460, 490, 520, 550], (y, index) => rect(288, y, index % 2 ? 86 : 104, 14, 7, '#d8d2c6')) +
        rect(412, 430, 102, 134, 10, main)
      return [
        turned(8, 400, 400, rect(250, 180, 300, 430, 18, main)),
        turned(-4, 400, 400, rect(250, 180, 300, 430, 18, pale)),
        rect(250, 180, 300, 430, 18, cream),
        rect(288, 220, 130, 24, 12, ink),
        circle(500, 232, 16, accent),
        choose(list, month, report, layout),
      ].join('')
    },
  },
  ticket: {
    tilt: 9,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) => {
      const shape =
        'M170 270 H630 Q650 270 650 290 V352 A48 48 0 0 0 650 448 V510 Q650 530 630 530 H170 Q150 530 150 510 V448 A48 48 0 0 0 150 352 V290 Q150 270 170 270Z'
      return [
        turned(-10, 400, 400, path(shape, deep)),
        path(shape, main),
        `<path d="M500 290 V510" stroke="${cream}" stroke-width="6" stroke-dasharray="14 14"/>`,
        circle(330, 400, 86, cream),
        choose(
          star(330, 402, 58, accent),
          ring(330, 382, 26, ink, 14) + line('M330 408 V452 M330 430 h20 M330 450 h16', ink, 14),
          line('M288 402 L318 432 L374 372', accent, 22),
        ),
        each([340, 380, 420], (y, index) => rect(534, y, [76, 56, 66][index]!, 16, 8, index ? pale : accent)),
        each([232, 428], (x) => faded(0.5, circle(x, 310, 8, cream) + circle(x, 490, 8, cream))),
      ].join('')
    },
  },
  brush: {
    tilt: 8,
    draw: ({ main, deep, pale, accent, accentDeep, ink, cream }, choose) => {
      const wood = choose('#e9c99b', cream, pale)
      return [
        path(
          'M400 210 C560 210 650 310 640 420 C632 500 560 500 510 490 C460 482 440 520 456 560 C470 600 430 612 390 610 C250 604 160 510 164 400 C168 290 270 210 400 210Z',
          wood,
        ),
        circle(330, 516, 34, '#00000026'),
        at(
          '262,400 310,312 410,278 508,312 566,390',
          (x, y, index) =>
            circle(x, y, 38, [main, accent, deep, accentDeep, ink][index]!) +
            faded(0.35, circle(x - 10, y - 12, 12, '#ffffff')),
        ),
        turned(
          38,
          470,
          440,
          rect(456, 180, 28, 240, 14, deep) +
            rect(450, 400, 40, 60, 6, '#cfd3da') +
            path('M450 460 H490 Q498 510 470 552 Q442 510 450 460Z', accent),
        ),
      ].join('')
    },
  },
}
