/** An element of an SVG, in the form of story elements. */
export type DiagramElement =
  | string
  | [name: string, attributes: Record<string, string | number>, ...children: DiagramElement[]];

export type DrawnDiagram = {
  width: number;
  height: number;
  elements: DiagramElement[];
  title: string;
  /** What it says, for people who cannot see it. */
  text: string;
};
