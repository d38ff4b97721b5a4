/** An element of a drawing of the owner's, with attributes, named as React names them, that are safe to draw. */
export type DrawingElement = {
  tag: string;
  attributes: Record<string, string>;
  children: DrawingElement[];
};
