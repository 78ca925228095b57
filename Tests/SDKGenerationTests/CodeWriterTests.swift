import SDKGeneration
import Testing

@Suite struct CodeWriterTests {
    @Test func indentsBlocksAndNotBlankLines() {
        var code: CodeWriter = CodeWriter()
        code.blank()
        code.block("interface A {") { code in
            code.line("b: string;\n\nc: string;")
            code.block("d: {", "};") { $0.line("e: number;") }
        }
        code.blank()
        code.blank()
        #expect(
            code.text == """
                interface A {
                  b: string;

                  c: string;
                  d: {
                    e: number;
                  };
                }

                """)
    }

    @Test func isEmptyAtFirst() { #expect(CodeWriter().text.isEmpty) }
}
