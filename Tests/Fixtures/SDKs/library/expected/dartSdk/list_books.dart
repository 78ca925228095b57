part of 'generated.dart';

class ListBooksVariablesBuilder {
  final Optional<Shelf> _shelf = Optional.optional((json) => shelfFromJson(json), (value) => shelfToJson(value));
  final Optional<int> _limit = Optional.optional(nativeFromJson, nativeToJson);

  final FirebaseDataConnect _dataConnect;

  ListBooksVariablesBuilder shelf(Shelf? t) {
    _shelf.value = t;
    return this;
  }

  /// Where it is left out, the server takes `20`.
  ListBooksVariablesBuilder limit(int? t) {
    _limit.value = t;
    return this;
  }

  ListBooksVariablesBuilder(this._dataConnect);

  Deserializer<ListBooksData> dataDeserializer = (dynamic json) => ListBooksData.fromJson(jsonDecode(json));
  Serializer<ListBooksVariables> varsSerializer = (ListBooksVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<QueryResult<ListBooksData, ListBooksVariables>> execute({QueryFetchPolicy fetchPolicy = QueryFetchPolicy.preferCache}) {
    return ref().execute(fetchPolicy: fetchPolicy);
  }

  /// A reference to it, with its variables.
  QueryRef<ListBooksData, ListBooksVariables> ref() {
    return _dataConnect.query(
      'ListBooks',
      dataDeserializer,
      varsSerializer,
      ListBooksVariables(
        shelf: _shelf,
        limit: _limit,
      ),
    );
  }
}

@immutable
class ListBooksBooksWriter {
  final String name;

  ListBooksBooksWriter.fromJson(dynamic json) :
    name = nativeFromJson<String>(json['name']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListBooksBooksWriter otherTyped = other as ListBooksBooksWriter;
    return this.name == otherTyped.name;
  }

  @override
  int get hashCode => Object.hashAll([name.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['name'] = nativeToJson<String>(this.name);
    return json;
  }

  ListBooksBooksWriter({
    required this.name,
  });
}

@immutable
class ListBooksBooks {
  final String title;
  final int? pages;
  final ListBooksBooksWriter writer;

  ListBooksBooks.fromJson(dynamic json) :
    title = nativeFromJson<String>(json['title']),
    pages = json['pages'] == null ? null : nativeFromJson<int>(json['pages']),
    writer = ListBooksBooksWriter.fromJson(json['writer']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListBooksBooks otherTyped = other as ListBooksBooks;
    return this.title == otherTyped.title &&
        this.pages == otherTyped.pages &&
        this.writer == otherTyped.writer;
  }

  @override
  int get hashCode => Object.hashAll([title.hashCode, pages.hashCode, writer.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['title'] = nativeToJson<String>(this.title);
    if (this.pages != null) {
      json['pages'] = nativeToJson<int>(this.pages!);
    }
    json['writer'] = this.writer.toJson();
    return json;
  }

  ListBooksBooks({
    required this.title,
    this.pages,
    required this.writer,
  });
}

@immutable
class ListBooksData {
  final List<ListBooksBooks> books;

  ListBooksData.fromJson(dynamic json) :
    books = (json['books'] as List<dynamic>).map((e) => ListBooksBooks.fromJson(e)).toList();

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListBooksData otherTyped = other as ListBooksData;
    return _equal(this.books, otherTyped.books);
  }

  @override
  int get hashCode => Object.hashAll([_hash(books)]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['books'] = this.books.map((e) => e.toJson()).toList();
    return json;
  }

  ListBooksData({
    required this.books,
  });
}

@immutable
class ListBooksVariables {
  late final Optional<Shelf> shelf;
  /// Where it is left out, the server takes `20`.
  late final Optional<int> limit;

  @Deprecated('Variables are only sent.')
  ListBooksVariables.fromJson(Map<String, dynamic> json) {
    this.shelf = Optional.optional((json) => shelfFromJson(json), (value) => shelfToJson(value));
    if (json.containsKey('shelf')) {
      this.shelf.value = json['shelf'] == null ? null : shelfFromJson(json['shelf']);
    }
    this.limit = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('limit')) {
      this.limit.value = json['limit'] == null ? null : nativeFromJson<int>(json['limit']);
    }
  }

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final ListBooksVariables otherTyped = other as ListBooksVariables;
    return this.shelf.state == otherTyped.shelf.state && _equal(this.shelf.value, otherTyped.shelf.value) &&
        this.limit.state == otherTyped.limit.state && _equal(this.limit.value, otherTyped.limit.value);
  }

  @override
  int get hashCode => Object.hashAll([Object.hash(shelf.state, _hash(shelf.value)), Object.hash(limit.state, _hash(limit.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    if (this.shelf.state == OptionalState.set) {
      json['shelf'] = this.shelf.toJson();
    }
    if (this.limit.state == OptionalState.set) {
      json['limit'] = this.limit.toJson();
    }
    return json;
  }

  ListBooksVariables({
    required this.shelf,
    required this.limit,
  });
}
