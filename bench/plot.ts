export type Point = { count: number; kilobytes: number; seconds: number };

const size = { width: 720, height: 320 };
const frame = { left: 60, right: 660, top: 30, bottom: 270 };

/** Page weight (left axis) and build time (right axis) over the number of photos, both axes of counts logarithmic. */
export function drawPlot(points: Point[]): string {
  const counts = points.map(({ count }) => count);
  const [least, most] = [Math.log(Math.min(...counts)), Math.log(Math.max(...counts) + 1)];
  const across = (count: number) =>
    frame.left + 30 + ((Math.log(count) - least) / (most - least || 1)) * (frame.right - frame.left - 60);
  const up = (value: number, top: number) => frame.bottom - (value / top) * (frame.bottom - frame.top);
  const topKb = Math.ceil((Math.max(...points.map(({ kilobytes }) => kilobytes)) * 1.4) / 50) * 50;
  const topSeconds = Math.ceil((Math.max(...points.map(({ seconds }) => seconds)) * 1.1) / 10) * 10;
  const line = (value: (point: Point) => number, top: number, colour: string) => {
    const path = points.map(
      (point) => `${across(point.count).toFixed(1)},${up(value(point), top).toFixed(1)}`,
    );
    const dots = path.map(
      (at) => `<circle cx="${at.split(',')[0]}" cy="${at.split(',')[1]}" r="4" fill="${colour}"/>`,
    );
    return `<polyline points="${path.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}`;
  };
  const label = (x: number, y: number, text: string, anchor = 'middle', colour = '#333') =>
    `<text x="${x.toFixed(0)}" y="${y}" text-anchor="${anchor}" fill="${colour}">${text}</text>`;
  const [green, rust] = ['#0b6e4f', '#b4531f'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13">
<rect width="${size.width}" height="${size.height}" fill="#fff"/>
<path d="M${frame.left} ${frame.top}V${frame.bottom}H${frame.right}V${frame.top}" fill="none" stroke="#999"/>
${line(({ kilobytes }) => kilobytes, topKb, green)}
${line(({ seconds }) => seconds, topSeconds, rust)}
${points.map(({ count }) => label(across(count), frame.bottom + 22, count.toLocaleString('en-CA'))).join('\n')}
${label((frame.left + frame.right) / 2, frame.bottom + 42, 'photos in one gallery')}
${[0, topKb / 2, topKb].map((value) => label(frame.left - 8, up(value, topKb) + 4, String(value), 'end', green)).join('\n')}
${[0, topSeconds / 2, topSeconds].map((value) => label(frame.right + 8, up(value, topSeconds) + 4, String(value), 'start', rust)).join('\n')}
${label(frame.left, 18, 'KB of the page, without pictures', 'start', green)}
${label(frame.right, 18, 'seconds of a build from nothing', 'end', rust)}
</svg>
`;
}
