part of 'generated.dart';

class AddBookVariablesBuilder {
  String title;
  String authorId;
  final Optional<int> _pages = Optional.optional(nativeFromJson, nativeToJson);
  final Optional<Shelf> _shelf = Optional.optional((json) => shelfFromJson(json), (value) => shelfToJson(value));

  final FirebaseDataConnect _dataConnect;

  AddBookVariablesBuilder pages(int? t) {
    _pages.value = t;
    return this;
  }

  /// Where it is left out, the server takes `"OPEN"`.
  AddBookVariablesBuilder shelf(Shelf t) {
    _shelf.value = t;
    return this;
  }

  AddBookVariablesBuilder(this._dataConnect, {required this.title, required this.authorId});

  Deserializer<AddBookData> dataDeserializer = (dynamic json) => AddBookData.fromJson(jsonDecode(json));
  Serializer<AddBookVariables> varsSerializer = (AddBookVariables vars) => jsonEncode(vars.toJson());

  /// Runs it once.
  Future<OperationResult<AddBookData, AddBookVariables>> execute() {
    return ref().execute();
  }

  /// A reference to it, with its variables.
  MutationRef<AddBookData, AddBookVariables> ref() {
    return _dataConnect.mutation(
      'AddBook',
      dataDeserializer,
      varsSerializer,
      AddBookVariables(
        title: title,
        authorId: authorId,
        pages: _pages,
        shelf: _shelf,
      ),
    );
  }
}

@immutable
class AddBookBookInsert {
  final String id;

  AddBookBookInsert.fromJson(dynamic json) :
    id = nativeFromJson<String>(json['id']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddBookBookInsert otherTyped = other as AddBookBookInsert;
    return this.id == otherTyped.id;
  }

  @override
  int get hashCode => Object.hashAll([id.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['id'] = nativeToJson<String>(this.id);
    return json;
  }

  AddBookBookInsert({
    required this.id,
  });
}

@immutable
class AddBookData {
  final AddBookBookInsert book_insert;

  AddBookData.fromJson(dynamic json) :
    book_insert = AddBookBookInsert.fromJson(json['book_insert']);

  @override
  bool operator ==(Object other) {
    if (identical(this, other)) {
      return true;
    }
    if (other.runtimeType != runtimeType) {
      return false;
    }
    final AddBookData otherTyped = other as AddBookData;
    return this.book_insert == otherTyped.book_insert;
  }

  @override
  int get hashCode => Object.hashAll([book_insert.hashCode]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['book_insert'] = this.book_insert.toJson();
    return json;
  }

  AddBookData({
    required this.book_insert,
  });
}

@immutable
class AddBookVariables {
  final String title;
  final String authorId;
  late final Optional<int> pages;
  /// Where it is left out, the server takes `"OPEN"`.
  late final Optional<Shelf> shelf;

  @Deprecated('Variables are only sent.')
  AddBookVariables.fromJson(Map<String, dynamic> json) :
    title = nativeFromJson<String>(json['title']),
    authorId = nativeFromJson<String>(json['authorId']) {
    this.pages = Optional.optional(nativeFromJson, nativeToJson);
    if (json.containsKey('pages')) {
      this.pages.value = json['pages'] == null ? null : nativeFromJson<int>(json['pages']);
    }
    this.shelf = Optional.optional((json) => shelfFromJson(json), (value) => shelfToJson(value));
    if (json.containsKey('shelf')) {
      this.shelf.value = json['shelf'] == null ? null : shelfFromJson(json['shelf']);
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
    final AddBookVariables otherTyped = other as AddBookVariables;
    return this.title == otherTyped.title &&
        this.authorId == otherTyped.authorId &&
        this.pages.state == otherTyped.pages.state && _equal(this.pages.value, otherTyped.pages.value) &&
        this.shelf.state == otherTyped.shelf.state && _equal(this.shelf.value, otherTyped.shelf.value);
  }

  @override
  int get hashCode => Object.hashAll([title.hashCode, authorId.hashCode, Object.hash(pages.state, _hash(pages.value)), Object.hash(shelf.state, _hash(shelf.value))]);

  Map<String, dynamic> toJson() {
    Map<String, dynamic> json = {};
    json['title'] = nativeToJson<String>(this.title);
    json['authorId'] = nativeToJson<String>(this.authorId);
    if (this.pages.state == OptionalState.set) {
      json['pages'] = this.pages.toJson();
    }
    if (this.shelf.state == OptionalState.set) {
      json['shelf'] = this.shelf.toJson();
    }
    return json;
  }

  AddBookVariables({
    required this.title,
    required this.authorId,
    required this.pages,
    required this.shelf,
  });
}
