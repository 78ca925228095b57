/// Directives of operations (language.md 3).
let preludeOperationDirectives: String = #"""
    "Who may run an operation. Without it nobody but an administrator may."
    directive @auth(
      "A ready-made rule."
      level: AccessLevel @fdc_oneOf(required: true)
      "A rule in CEL."
      expr: Boolean_Expr @fdc_oneOf(required: true)
      "Why a rule that looks insecure is meant as it is."
      insecureReason: String
    ) on QUERY | MUTATION

    "All root fields of the mutation happen, or none."
    directive @transaction on MUTATION

    "Leaves a field out of the response; CEL still sees it as part of `response`."
    directive @redact on FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT

    "Ends the operation unless a condition holds for each value of the field."
    directive @check(
      "The condition in CEL; `this` is the value."
      expr: Boolean_Expr! = "!(this in [null, []])"
      "The message of the error."
      message: String! = "permission denied"
      "Whether the check passes where no path reaches the field."
      optional: Boolean = false
    ) repeatable on QUERY | MUTATION | FIELD | FRAGMENT_DEFINITION | FRAGMENT_SPREAD | INLINE_FRAGMENT

    "Still served for old clients, but left out of new SDKs."
    directive @retired("Why." reason: String) on QUERY | MUTATION | FIELD | VARIABLE_DEFINITION

    "Which fields a client may give in a variable that holds rows or conditions."
    directive @allow(
      "The fields, as in a selection set, separated by spaces."
      fields: String!
      "How many entities, or conditions, at most."
      maxCount: Int! = 100
    ) on VARIABLE_DEFINITION

    "When a subscription runs its query again."
    directive @refresh(
      "After this time, between ten seconds and one hour."
      every: Timestamp_Duration
      "After one of these mutations."
      onMutationExecuted: [OnMutationExecuted_Event!]
    ) repeatable on QUERY

    "A mutation that makes a subscription run its query again."
    input OnMutationExecuted_Event @fdc_forbiddenAsVariableType @fdc_forbiddenAsFieldType {
      "The mutation's name."
      operation: String!
      "Which executions count, in CEL over `request` and `mutation`."
      condition: Boolean_Expr
    }

    """#

/// Directives of schemas (language.md 1.4).
let preludeSchemaDirectives: String = #"""
    "A type whose rows live in a table."
    directive @table(
      "The table's name; in snake_case if left out."
      name: String
      "The name of the look-up of one row."
      singular: String
      "The name of the list of rows."
      plural: String
      "The fields of the primary key. Left out it is `id`, which is added if it is not declared."
      key: [String!]
    ) on OBJECT

    "A type whose rows come from a query or from an existing view. It cannot be written."
    directive @view(
      "The name of an existing view."
      name: String @fdc_oneOf
      "A SELECT whose columns are the fields in snake_case."
      sql: String @fdc_oneOf
      "The beginning of generated names for one row."
      singular: String
      "The name of the list of rows."
      plural: String
    ) on OBJECT

    "How a field is stored."
    directive @col(
      "The column's name; in snake_case if left out."
      name: String
      "The PostgreSQL type."
      dataType: String
      "The number of elements of a Vector."
      size: Int
    ) on FIELD_DEFINITION

    "The foreign key of a field whose type is a table."
    directive @ref(
      "The name of the constraint."
      constraintName: String
      "The fields that hold the key of the other row; added if they are not declared."
      fields: [String!]
      "What they refer to; the primary key if left out."
      references: [String!]
    ) on FIELD_DEFINITION

    "What an insert stores that leaves the field out."
    directive @default(
      "A constant."
      value: Any @fdc_oneOf(required: true)
      "A CEL expression, evaluated for each row."
      expr: Any_Expr @fdc_oneOf(required: true)
      "An SQL expression, evaluated by the database."
      sql: Any_SQL @fdc_oneOf(required: true)
    ) on FIELD_DEFINITION

    "An index."
    directive @index(
      "Its name."
      name: String
      "Its fields, on a type."
      fields: [String!]
      "The order of each field, on a type."
      order: [IndexFieldOrder!]
      "Its kind."
      type: IndexType
      "How distance is measured, for a Vector."
      vector_method: VectorSimilarityMethod
    ) repeatable on FIELD_DEFINITION | OBJECT

    "Fields of which no two rows have the same values. On a reference it makes the relation one to one."
    directive @unique(
      "The name of the index."
      indexName: String
      "The fields, on a type."
      fields: [String!]
    ) repeatable on FIELD_DEFINITION | OBJECT

    "A text that full-text search covers."
    directive @searchable("The language of the text." language: String = "english") on FIELD_DEFINITION

    """#

/// Directives that only generated definitions carry.
let preludeInternalDirectives: String = #"""
    "Marks what was generated."
    directive @fdc_generated(
      "The type or field it was generated from."
      from: SchemaCoordinate
      "Why."
      purpose: GeneratedPurpose!
    ) on SCALAR | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INTERFACE | UNION | ENUM | ENUM_VALUE | INPUT_OBJECT | INPUT_FIELD_DEFINITION

    "Members of one group exclude one another."
    directive @fdc_oneOf(
      "The group."
      group: String! = ""
      "Whether exactly one must be there."
      required: Boolean! = false
    ) repeatable on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION

    "May be written in an operation, but not be part of a variable's value."
    directive @fdc_forbiddenInVariables on INPUT_FIELD_DEFINITION

    "No variable may have this type."
    directive @fdc_forbiddenAsVariableType on SCALAR | OBJECT | INTERFACE | UNION | ENUM | INPUT_OBJECT

    "No field of a schema may have this type."
    directive @fdc_forbiddenAsFieldType on SCALAR | OBJECT | INTERFACE | UNION | ENUM | INPUT_OBJECT

    "A text that is compiled as CEL."
    directive @fdc_celExpression("The type of its value." returnType: String) on SCALAR

    "A text that is SQL."
    directive @fdc_sqlExpression("The type of its value." dataType: String) on SCALAR

    "An example of use."
    directive @fdc_example(
      "A value."
      value: Any
      "What it means."
      description: String
    ) repeatable on SCALAR | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION | INTERFACE | UNION | ENUM | INPUT_OBJECT | INPUT_FIELD_DEFINITION

    """#
