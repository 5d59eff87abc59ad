import type { PersonalMotif } from '../types.ts'
import {
  at,
  circle,
  type Draw,
  type Drawing,
  each,
  ellipse,
  faded,
  ground,
  line,
  moved,
  type Palette,
  path,
  rect,
  ring,
  star,
  turned,
} from './shapes.ts'

/** Draws the outline of a shirt, its seams, its cuffs and its front. */
function sewn({ main, deep }: Palette, cuffs: string, collar: string, front: string): string {
  const outline =
    'M322 204 L246 232 L148 338 L222 412 L270 370 V598 Q270 614 286 614 H514 Q530 614 530 598 V370 L578 412 L652 338 L554 232 L478 204 Q400 286 322 204Z'
  return [
    path(outline, main),
    line(outline, main, 16),
    front,
    line('M270 376 V330 M530 376 V330', deep, 6),
    line('M156 346 L224 414 M644 346 L576 414', cuffs, 22),
    line('M322 204 Q400 286 478 204', collar, 18),
  ].join('')
}

const shirt: Draw = (palette, choose) => {
  const { deep, pale, accent, cream } = palette
  const print = choose(
    each([330, 410, 490, 570], (y, row) =>
      each(
        [304, 352, 448, 496],
        (x, column) => circle(x, y, 20, (row + column) % 2 ? accent : pale) + circle(x, y, 8, deep),
      ),
    ),
    each([330, 410, 490, 570], (y) =>
      each(
        [326, 474],
        (x) =>
          path(`M${x} ${y - 30} L${x + 34} ${y} L${x} ${y + 30} L${x - 34} ${y}Z`, accent) +
          circle(x, y, 11, pale),
      ),
    ),
    each([330, 390, 450, 510, 570], (y, index) =>
      line(
        `M284 ${y} l29 -20 l29 20 l29 -20 l29 20 l29 -20 l29 20 l29 -20 l29 20`,
        index % 2 ? pale : accent,
        12,
      ),
    ),
  )
  const buttons =
    line('M400 256 V606', deep, 8) + each([310, 370, 430, 490, 550], (y) => circle(400, y, 10, cream))
  const lapels = path('M322 204 L352 300 L400 250 L448 300 L478 204 Q400 286 322 204Z', deep)
  return sewn(palette, accent, deep, print + buttons + lapels)
}

const tee: Draw = (palette, choose) => {
  const { deep, pale, accent } = palette
  const pocket = rect(436, 340, 72, 84, 10, deep) + line('M436 362 H508', accent, 7)
  return sewn(palette, choose(deep, pale), choose(deep, pale), choose(pocket, ''))
}

const steel = '#b9bfca'
const bolt = 'M424 300 L340 430 H394 L372 520 L462 384 H406Z'

const phone: Draw = ({ main, deep, pale, accent, accentDeep, ink, cream }, choose) => {
  const icons =
    rect(318, 236, 110, 28, 8, deep) +
    rect(318, 276, 74, 14, 7, main) +
    each([0, 1, 2, 3], (row) =>
      each([0, 1, 2], (column) =>
        rect(
          316 + column * 60,
          330 + row * 62,
          48,
          48,
          14,
          [accent, main, cream, deep, accentDeep][(row * 2 + column * 3) % 5]!,
        ),
      ),
    )
  const scene =
    circle(400, 330, 66, accent) +
    path('M300 500 Q350 420 400 466 Q450 510 500 440 V606 Q500 624 482 624 H318 Q300 624 300 606Z', main) +
    path('M300 560 Q380 500 500 560 V606 Q500 624 482 624 H318 Q300 624 300 606Z', deep)
  const glass = rect(282, 156, 236, 488, 42, ink) + rect(298, 172, 204, 456, 28, pale)
  return glass + choose(icons, scene) + rect(360, 184, 80, 20, 10, ink)
}

const phoneCase: Draw = ({ main, deep, pale, accent, ink }, choose) =>
  [
    rect(282, 156, 236, 488, 42, main),
    rect(306, 182, 104, 118, 28, deep),
    at('336,214 380,214 336,266', (x, y) => circle(x, y, 19, ink) + circle(x - 4, y - 5, 6, pale)),
    choose(
      each([380, 440, 500, 560], (y, row) =>
        each([330, 376, 424, 470], (x, column) => circle(x, y, 14, (row + column) % 2 ? accent : pale)),
      ),
      line('M296 420 L504 336 M296 500 L504 416 M296 580 L504 496', accent, 24),
      ring(400, 460, 66, pale, 14) + circle(400, 460, 30, accent),
    ),
  ].join('')

const powerBank: Draw = ({ main, accent, ink, cream }) =>
  [
    line('M400 600 V630 Q400 676 450 672 Q620 660 604 520', ink, 14),
    rect(580, 452, 48, 74, 12, cream) + rect(590, 424, 28, 32, 4, steel),
    rect(282, 196, 236, 408, 40, main),
    faded(0.15, rect(282, 196, 60, 408, 30, '#ffffff')),
    each([0, 1, 2, 3], (index) => circle(346 + index * 36, 250, 10, index < 3 ? accent : '#ffffff55')),
    path(bolt, accent),
  ].join('')

const plug: Draw = ({ main, pale, accent, ink }) =>
  [
    line('M400 560 V620 Q400 670 470 660 T600 610', ink, 14),
    each([340, 436], (x) => rect(x, 168, 24, 96, 8, steel)),
    rect(260, 250, 280, 316, 54, main),
    rect(284, 274, 232, 44, 22, pale),
    moved(0, 30, path(bolt, accent)),
  ].join('')

const cable: Draw = ({ main, deep, accent, cream }) =>
  [
    each([170, 132, 94], (r, index) => ring(400, 400, r, index % 2 ? deep : main, 26)),
    line('M570 400 V520 Q570 600 640 600', main, 26),
    line('M494 400 Q494 300 560 240 L610 200', main, 26),
    turned(50, 630, 182, rect(606, 140, 48, 66, 12, cream) + rect(616, 106, 28, 38, 4, steel)),
    rect(620, 572, 70, 56, 12, cream),
    rect(374, 270, 52, 70, 14, accent),
  ].join('')

export const personal: Record<PersonalMotif, Drawing> = {
  shirt: { tilt: 5, draw: shirt },
  tee: { tilt: 5, draw: tee },
  dress: {
    tilt: 4,
    draw: ({ main, deep, pale, accent, accentDeep }, choose) =>
      [
        path(
          'M352 176 L330 176 L316 280 Q312 350 342 384 L226 604 Q400 660 574 604 L458 384 Q488 350 484 280 L470 176 L448 176 Q440 250 400 250 Q360 250 352 176Z',
          main,
        ),
        faded(0.35, path('M342 384 L226 604 Q270 618 310 626 L372 396Z', deep)),
        choose(
          at(
            '372,450 436,440 330,510 400,510 470,510 290,576 360,580 430,580 504,574',
            (x, y) => circle(x, y, 19, accent) + circle(x, y, 8, accentDeep),
          ),
          line(
            'M270 540 l32 -26 l32 26 l32 -26 l34 26 l32 -26 l32 26 l32 -26 l32 26 M300 480 l30 -24 l34 24 l34 -24 l34 24 l34 -24 l34 24',
            accent,
            14,
          ),
          path('M246 566 Q400 616 554 566 L574 604 Q400 660 226 604Z', accent) +
            path('M278 506 Q400 542 522 506 L534 530 Q400 572 266 530Z', pale),
          line('M376 400 L330 630 M400 400 V640 M424 400 L470 630', pale, 9),
        ),
        path('M340 360 H460 L462 398 H338Z', accentDeep),
        circle(400, 379, 14, pale),
      ].join(''),
  },
  shoe: {
    tilt: 2,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) =>
      [
        ground(572, 250),
        path(
          'M176 520 V376 Q176 330 214 332 Q262 372 318 326 Q350 300 380 326 L480 420 Q580 432 622 470 Q646 494 640 530 H176Z',
          main,
        ),
        path('M176 520 V376 Q176 330 214 332 Q226 344 238 348 Q222 440 252 530 H176Z', deep),
        path('M532 432 Q596 446 622 470 Q646 494 640 530 H520 Q500 466 532 432Z', pale),
        choose(
          path('M262 500 Q360 500 430 420 L458 444 Q390 520 270 526Z', accent),
          each([290, 330, 370], (x) => line(`M${x} 506 L${x + 44} 424`, accent, 18)),
          star(340, 466, 42, accent),
        ),
        at('372,360 406,392 440,424', (x, y) => line(`M${x - 28} ${y + 12} L${x + 16} ${y - 22}`, cream, 12)),
        line('M214 332 Q262 372 318 326', ink, 14),
        path('M164 516 H646 Q662 560 620 566 H190 Q160 566 164 516Z', cream),
        path('M167 546 H652 Q644 564 620 566 H190 Q170 566 167 546Z', choose(accent, ink)),
      ].join(''),
  },
  sandal: {
    tilt: 8,
    draw: ({ main, deep, pale, accent, ink }, choose) => {
      const strap = choose(
        path('M-92 -70 Q0 -150 92 -70 L96 20 Q0 -60 -96 20Z', main) +
          line('M-84 -26 Q0 -104 84 -26', accent, 10),
        line('M0 -120 Q-50 -60 -86 20 M0 -120 Q50 -60 86 20', main, 34) + circle(0, -116, 20, accent),
        line('M-82 -90 L82 10 M82 -90 L-82 10', main, 36) + circle(0, -40, 24, accent),
        line('M-84 -66 Q0 -126 84 -66', main, 40) +
          line('M-74 70 Q0 20 74 70', main, 32) +
          circle(52, 46, 12, accent),
      )
      const foot = (flip: number) =>
        `<g transform="scale(${flip} 1)">${path('M-10 -206 C70 -216 104 -150 96 -60 C90 0 74 40 78 110 C82 180 50 214 0 214 C-50 214 -74 180 -70 110 C-66 40 -92 0 -92 -70 C-92 -150 -60 -200 -10 -206Z', ink)}${path('M-8 -188 C56 -196 84 -140 78 -60 C72 0 58 40 60 110 C62 164 38 196 0 196 C-38 196 -56 164 -52 110 C-50 40 -74 0 -74 -70 C-74 -140 -50 -182 -8 -188Z', choose('#d8a878', pale, '#b98356'))}${line('M-30 150 Q0 170 34 150', deep, 5)}${strap}</g>`
      return moved(288, 400, turned(-6, 0, 0, foot(1))) + moved(512, 400, turned(6, 0, 0, foot(-1)))
    },
  },
  bag: {
    tilt: 3,
    draw: ({ main, deep, pale, accent, accentDeep, cream }, choose) =>
      [
        ground(620, 210),
        choose(
          line('M306 340 V276 Q306 184 400 184 Q494 184 494 276 V340', deep, 24),
          line('M276 350 Q270 170 400 166 Q530 170 524 350', '#b07a4f', 20),
        ),
        path('M232 318 H568 L606 580 Q610 614 578 614 H222 Q190 614 194 580Z', main),
        choose(
          path('M232 318 H568 L578 390 Q500 470 400 470 Q300 470 222 390Z', deep) +
            rect(376, 440, 48, 56, 12, accent),
          each([390, 446, 502, 558], (y, index) =>
            line(
              `M${228 - index * 7} ${y} l32 -22 l32 22 l32 -22 l32 22 l32 -22 l32 22 l32 -22 l32 22 l32 -22 l32 22${index > 1 ? ' l24 -16' : ''}`,
              [pale, accent, pale, accent][index]!,
              12,
            ),
          ),
          rect(290, 430, 220, 150, 18, deep) +
            rect(290, 430, 220, 44, 18, accent) +
            circle(400, 474, 12, cream),
          path('M212 458 H588 L602 554 H198Z', pale) +
            each(
              [260, 330, 400, 470, 540],
              (x) => circle(x, 506, 24, accent) + circle(x, 506, 10, accentDeep),
            ),
        ),
        rect(226, 306, 348, 30, 12, accentDeep),
        each([306, 494], (x) => circle(x, 352, 13, cream)),
      ].join(''),
  },
  headphones: {
    tilt: 7,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) =>
      [
        line('M222 440 V400 Q222 212 400 212 Q578 212 578 400 V440', main, 44),
        line('M270 270 Q320 212 400 212 Q480 212 530 270', deep, 54),
        line('M286 262 Q336 214 400 214', pale, 8),
        rect(236, 400, 70, 196, 34, ink),
        rect(494, 400, 70, 196, 34, ink),
        rect(168, 396, 98, 204, 48, main),
        rect(534, 396, 98, 204, 48, main),
        choose(
          each([217, 583], (x) => circle(x, 498, 30, accent) + circle(x, 498, 12, cream)),
          each([217, 583], (x) => rect(x - 12, 440, 24, 116, 12, accent)),
          each([217, 583], (x) => ring(x, 498, 28, accent, 10)),
        ),
      ].join(''),
  },
  phone: { tilt: 9, draw: phone },
  phoneCase: { tilt: 9, draw: phoneCase },
  powerBank: { tilt: 8, draw: powerBank },
  plug: { tilt: 8, draw: plug },
  cable: { tilt: 8, draw: cable },
  speaker: {
    tilt: 1,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) => {
      const tower =
        ground(640, 160) +
        rect(268, 170, 264, 464, 36, main) +
        circle(400, 282, 62, ink) +
        circle(400, 282, 28, accent) +
        circle(400, 480, 104, ink) +
        circle(400, 480, 72, deep) +
        circle(400, 480, 34, accent) +
        at('294,196 506,196 294,608 506,608', (x, y) => circle(x, y, 9, pale))
      const boom =
        ground(560, 260) +
        line('M250 300 V240 Q250 216 274 216 H526 Q550 216 550 240 V300', deep, 22) +
        rect(150, 290, 500, 260, 60, main) +
        each(
          [270, 530],
          (x) => circle(x, 420, 92, ink) + circle(x, 420, 62, deep) + circle(x, 420, 28, accent),
        ) +
        rect(376, 340, 48, 26, 10, cream) +
        each([400, 436, 472], (y) => circle(400, y, 10, pale))
      const puck =
        ground(604, 170) +
        rect(240, 240, 320, 360, 110, main) +
        each([0, 1, 2, 3, 4, 5], (row) =>
          each([0, 1, 2, 3, 4, 5, 6], (column) => circle(292 + column * 36, 380 + row * 32, 8, deep)),
        ) +
        ellipse(400, 286, 130, 36, pale) +
        line('M376 286 h48 M400 272 v28', deep, 8) +
        rect(530, 300, 60, 100, 24, accent)
      return choose(tower, boom, puck)
    },
  },
  watch: {
    tilt: 9,
    draw: ({ main, deep, pale, accent, ink, cream }, choose) =>
      [
        path('M338 130 H462 L482 300 H318Z', main),
        path('M318 500 H482 L462 670 H338Z', main),
        each([560, 596, 632], (y) => circle(400, y, 8, deep)),
        line('M352 160 H448 M350 182 H450', deep, 6),
        rect(546, 376, 34, 52, 10, accent),
        circle(400, 400, 154, ink),
        circle(400, 400, 128, choose(cream, pale)),
        each([0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330], (angle) =>
          turned(angle, 400, 400, rect(396, 284, 8, angle % 90 ? 16 : 28, 4, ink)),
        ),
        line('M400 400 V322', ink, 14),
        line('M400 400 L456 436', accent, 12),
        circle(400, 400, 14, ink),
      ].join(''),
  },
}
